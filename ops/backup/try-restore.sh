#!/usr/bin/env bash
# Restores the newest backup into a PostgreSQL of its own, which ends with this script, and compares what has to add up. The
# serving database is not touched. Settings: BACKUPS, REPORTS.
set -euo pipefail
. "$(dirname "$0")/report.sh"
trial="$BACKUPS/.trial"
log="$BACKUPS/last-error"
stop() { pg_ctl --pgdata="$trial" --mode=immediate stop >/dev/null 2>&1 || true; rm -rf "$trial"; }
fail() { report restore failed "$1"; exit 1; }
trap stop EXIT
trap 'fail "line $LINENO: $(head -n 1 "$log" 2>/dev/null)"' ERR

backup=$(find "$BACKUPS" -maxdepth 1 -type d -name '20??-??-??' | sort | tail -n 1)
[ -n "$backup" ] || fail "there is no backup"
(cd "$backup" && sha256sum --check --quiet SHA256SUMS) >"$log" 2>&1 || fail "$(basename "$backup") is damaged: $(head -n 1 "$log")"
stop
initdb --pgdata="$trial" --auth=trust --username=dabei --encoding=UTF8 >"$log" 2>&1
pg_ctl --pgdata="$trial" --wait --log="$log" --options="-c listen_addresses= -c unix_socket_directories=$trial -c fsync=off" start \
  >/dev/null
ask() { psql --no-psqlrc --quiet --tuples-only --no-align --host="$trial" --username=dabei --dbname=dabei --set=ON_ERROR_STOP=1 --command="$1"; }
createdb --host="$trial" --username=dabei dabei 2>"$log"
pg_restore --no-owner --exit-on-error --host="$trial" --username=dabei --dbname=dabei "$backup/dabei.dump" 2>"$log"
[ "$(ask "select (select coalesce(sum(plan_balance + purchased_balance), 0) from credit_accounts) =
  (select coalesce(sum(amount), 0) from credit_entries)")" = t ] || fail "the credits of $(basename "$backup") do not add up"
tar --list --gzip --file="$backup/dabei-files.tar.gz" >/dev/null 2>"$log"
report restore ok "$(basename "$backup"): $(ask 'select count(*) from businesses') businesses, $(ask 'select count(*) from events') events"
