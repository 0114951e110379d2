#!/bin/sh
# Writes each secret of compose.yaml to a file of its own, once; what is there already stays. `make-secrets.sh [FOLDER]`
set -eu
folder=${1:-$(dirname -- "$0")/secrets}
umask 077
mkdir -p "$folder"

random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }
keep() { [ -s "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"; }
kept() { cat "$folder/$1"; }

keep database_password "$(random 24)"
keep database_url "postgres://alta:$(kept database_password)@database/alta"
keep files_key "$(random 10)"
keep files_secret "$(random 24)"
keep store_config "{\"identities\":[{\"name\":\"alta\",\"credentials\":[{\"accessKey\":\"$(kept files_key)\",\"secretKey\":\"$(kept files_secret)\"}],\"actions\":[\"Read:alta\",\"Write:alta\",\"List:alta\"]}]}"
keep secret_key "$(random 32)"
keep admin_password "$(random 12)"
# The containers' accounts read them through a mount; the folder keeps everybody else away.
chmod 0700 "$folder"
chmod 0444 "$folder"/*
echo "The first administrator's password: $folder/admin_password"
