#!/usr/bin/env bash
# The service of the compose file: a backup each night at BACKUP_AT (02:30, UTC), a trial restore on the first of a month or
# when there was none for a month, and every five minutes what was erased.
set -uo pipefail
if [ "$(id -u)" = 0 ]; then
  chown postgres "$BACKUPS" "$REPORTS"
  exec gosu postgres "$0" "$@"
fi
here=$(dirname "$0")
hasRecent() { [ -n "$(find "$REPORTS" -name "$1.json" -mmin "-$2" 2>/dev/null)" ] && grep -q '"state":"ok"' "$REPORTS/$1.json"; }

while :; do
  [ -d "$FILES_FOLDER/erasures" ] &&
    tar --create --gzip --file="$BACKUPS/dabei-erasures.tar.gz" --directory="$FILES_FOLDER" erasures
  if [ "$(date -u +%H:%M)" \> "${BACKUP_AT:-02:30}" ] && [ ! -d "$BACKUPS/$(date -u +%Y-%m-%d)" ]; then
    "$here/back-up.sh"
    { [ "$(date -u +%d)" = 01 ] || ! hasRecent restore $((31 * 24 * 60)); } && "$here/try-restore.sh"
  fi
  sleep 300 &
  wait $!
done
