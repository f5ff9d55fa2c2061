#!/usr/bin/env bash
# The pooler, which knows the passwords of the two roles from the addresses that the processes get.
set -euo pipefail
secrets=${SECRETS_FOLDER:-/run/secrets}
run=${RUN_FOLDER:-/run/pgbouncer}
umask 077
for name in database_owner_url database_url; do
  sed -E 's|^postgresql://([^:/@]+):([^@/]+)@.*$|"\1" "\2"|' "$secrets/$name"
done >"$run/userlist.txt"
exec pgbouncer "${PGBOUNCER_SETTINGS:-/etc/dabei/pgbouncer.ini}"
