"""Files in and out."""

import os

from pyogrio import set_gdal_config_options

# GDAL writes its own lines to stderr beside the exception; what a person needs is in the exception.
set_gdal_config_options({"CPL_LOG": os.devnull})
