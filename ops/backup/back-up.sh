#!/usr/bin/env bash
# Copies database and files into a folder of today, and deletes those older than KEEP_DAYS. Database first, files second: a
# row without its file shows a drawing, while a file without a row is swept away later.
# Settings: DATABASE_OWNER_URL (or _FILE), FILES_FOLDER, BACKUPS, REPORTS, KEEP_DAYS (14).
set -euo pipefail
. "$(dirname "$0")/report.sh"
keep=${KEEP_DAYS:-14}
url=${DATABASE_OWNER_URL:-$(cat "${DATABASE_OWNER_URL_FILE:?}")}
trap 'report backup failed "line $LINENO: $(head -n 1 "$BACKUPS/last-error" 2>/dev/null)"' ERR

day=$(date -u +%Y-%m-%d)
making="$BACKUPS/.making"
rm -rf "$making" && mkdir -p "$making"
pg_dump --format=custom --no-owner --no-privileges --file="$making/dabei.dump" "$url" 2>"$BACKUPS/last-error"
# Before the first upload there is no such folder.
files=()
if [ -d "$FILES_FOLDER" ]; then files=("$(basename "$FILES_FOLDER")"); fi
tar --create --gzip --file="$making/dabei-files.tar.gz" --directory="$(dirname "$FILES_FOLDER")" --files-from=/dev/null "${files[@]}" \
  2>"$BACKUPS/last-error"
(cd "$making" && sha256sum dabei.dump dabei-files.tar.gz >SHA256SUMS)
rm -rf "${BACKUPS:?}/$day"
mv "$making" "$BACKUPS/$day"
# Names of days, so that a copy does not make a backup younger.
oldest=$(date -u -d "$keep days ago" +%Y-%m-%d)
for folder in "$BACKUPS"/20??-??-??; do
  [[ $(basename "$folder") > $oldest ]] || rm -rf "$folder"
done
report backup ok "$(du -sh "$BACKUPS/$day" | cut -f1), $(find "$BACKUPS" -maxdepth 1 -name '20*' | wc -l) days are kept"
