#!/usr/bin/env bash
# The database of the product, the role that owns its tables and the role that serves. Runs once, when the cluster is made.
# The passwords are those in the addresses that the other containers get. The address of the server may be given.
set -euo pipefail
secrets=${SECRETS_FOLDER:-/run/secrets}

password_of() { # of postgresql://role:password@host/database
  sed -E 's|^postgresql://[^:/@]+:([^@/]+)@.*$|\1|' "$secrets/$1"
}

psql --no-psqlrc --quiet --username "${POSTGRES_USER:-postgres}" --dbname "${1:-postgres}" --set ON_ERROR_STOP=1 \
  --set owner_password="$(password_of database_owner_url)" \
  --set serving_password="$(password_of database_url)" <<'SQL'
create role dabei_owner login password :'owner_password';
create role dabei_serving login password :'serving_password';
create database dabei owner dabei_owner;
revoke connect, temporary on database dabei from public;
grant connect on database dabei to dabei_serving;
SQL
