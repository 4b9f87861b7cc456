#!/bin/sh
# The twelve scenarios of Croft et al. 2015 (six selections of variables in two parts of Canada) from
# one file of areas and one of records: parts are chosen by conditions, not by splitting files.
# Each with both site counts and both placements of the paper, each part by its own model.
#
#     docs/twelve_scenarios.sh AREAS.parquet OUT        # a table of dissemination areas of Canada
#
# AREAS has columns id, x, y, population and "province" of two letters; PEOPLE are made for each area
# (section 4.1). Half a minute of processor time a scenario, half a GiB; finished runs are kept, so that
# it can be stopped and started again. The README has what came out.
set -eu
areas=$1 out=$2 people=${PEOPLE:-400-700} moves=${MOVES:-400000} vbas=${VBAS:-vbas}
eight="province in ('BC', 'AB', 'SK', 'MB', 'NB', 'NS', 'PE', 'NL')"
mkdir -p "$out"
printf '[age]\nband = {width = 5, top = 85}\n' > "$out/age5.toml"
printf '[age]\nband = {width = 10, top = 80}\n' > "$out/age10.toml"
[ -f "$out/records.parquet" ] || $vbas synthesize --areas "$areas" --only-areas "$eight" \
    --leave-out incomplete --people "$people" \
    --variables age,sex,marital,language,visible_minority,education --out "$out/records.parquet"

scenario() { # NAME PART PROVINCES CODES VARIABLES RECODING
    $vbas sweep --areas "$areas" --only-areas "province in ($3)" --leave-out incomplete \
        --records "$out/records.parquet" --area-id id --record-area-id area_id \
        --where "substr(area_id, 1, 2) in ($4)" --region "$2" --qi "$5" \
        --categories "$out/$6.toml" --k 5 --site-counts maxcombs,entropy \
        --placements balanced-density,anonymity-driven --max-moves "$moves" \
        --out "$out/$1-$2"
}

number=0
for chosen in age,sex age,sex,marital age,sex,language age,sex,visible_minority \
    sex,marital,education,visible_minority age,sex,marital,education; do
    number=$((number + 1)) bands=age5
    [ $number -lt 5 ] || bands=age10
    scenario $number western "'BC', 'AB', 'SK', 'MB'" "'59', '48', '47', '46'" "$chosen" $bands
    scenario $number eastern "'NB', 'NS', 'PE', 'NL'" "'13', '12', '11', '10'" "$chosen" $bands
done
# All eight provinces at once: each part has its own number of sites, by its own model.
$vbas aggregate --areas "$areas" --only-areas "$eight" --leave-out incomplete \
    --records "$out/records.parquet" --area-id id --record-area-id area_id --qi age,sex,marital \
    --categories "$out/age5.toml" --k 5 --site-count maxcombs --placement balanced-density \
    --out "$out/together"
