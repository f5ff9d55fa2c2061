#!/usr/bin/env bash
# Runs a program with what Patroni and patronictl have to know of the secrets of this machine: with-secrets.sh patroni ...
set -euo pipefail
secrets=${SECRETS_FOLDER:-/run/secrets}
export PATRONI_SUPERUSER_USERNAME=postgres PATRONI_REPLICATION_USERNAME=replicator PATRONI_RESTAPI_USERNAME=patroni
PATRONI_SUPERUSER_PASSWORD=$(cat "$secrets/postgres_password")
PATRONI_REPLICATION_PASSWORD=$(cat "$secrets/replication_password")
PATRONI_RESTAPI_PASSWORD=$(cat "$secrets/patroni_password")
export PATRONI_SUPERUSER_PASSWORD PATRONI_REPLICATION_PASSWORD PATRONI_RESTAPI_PASSWORD
exec "$@"
