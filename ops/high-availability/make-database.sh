#!/usr/bin/env bash
# The roles and the database of a new cluster, called by Patroni on its first node with the address of that.
# The limits of a statement are those that a process asks for by itself; behind the pooler it cannot.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
"$here/create-roles.sh" "$1"
psql --no-psqlrc --quiet --dbname "$1" --set ON_ERROR_STOP=1 <<'SQL'
alter role dabei_serving in database dabei set statement_timeout = '10s';
alter role dabei_serving in database dabei set lock_timeout = '5s';
alter role dabei_serving in database dabei set idle_in_transaction_session_timeout = '10s';
SQL
