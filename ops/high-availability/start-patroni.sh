#!/usr/bin/env bash
# Patroni with the secrets of this machine. They are one value a file, as ops/make-secrets.sh makes them.
set -euo pipefail
secrets=${SECRETS_FOLDER:-/run/secrets}
export PATRONI_SUPERUSER_USERNAME=postgres PATRONI_REPLICATION_USERNAME=replicator PATRONI_RESTAPI_USERNAME=patroni
PATRONI_SUPERUSER_PASSWORD=$(cat "$secrets/postgres_password")
PATRONI_REPLICATION_PASSWORD=$(cat "$secrets/replication_password")
PATRONI_RESTAPI_PASSWORD=$(cat "$secrets/patroni_password")
export PATRONI_SUPERUSER_PASSWORD PATRONI_REPLICATION_PASSWORD PATRONI_RESTAPI_PASSWORD
exec patroni "${PATRONICTL_CONFIG_FILE:-/etc/dabei/patroni.yaml}"
