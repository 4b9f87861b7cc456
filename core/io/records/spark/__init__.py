"""Records in Spark: folders of Parquet files and tables of a cluster, counted by its executors."""
