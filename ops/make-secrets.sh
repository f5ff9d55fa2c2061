#!/usr/bin/env bash
# Makes up the secrets that are ours to choose, and names those that are not: ops/make-secrets.sh /etc/dabei/secrets
# What is there already stays as it is. Only the owner can enter the folder; in it the containers' accounts can read.
# DATABASE_HOST=pgbouncer:6432 makes those of ops/high-availability; they are the same on all machines.
set -euo pipefail
folder=${1:?the folder for the secrets, outside of this tree}
install -d -m 700 "$folder"

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

write() {
  [ -e "$folder/$1" ] && return
  printf '%s\n' "$2" >"$folder/$1"
  chmod 444 "$folder/$1"
}

# Between two containers of one machine, on a network without a way out.
address() { echo "postgresql://$1:$(random)@${DATABASE_HOST:-postgres:5432}/dabei?sslmode=disable"; }

write postgres_password "$(random)"
write database_owner_url "$(address dabei_owner)"
write database_url "$(address dabei_serving)"
write secret_key "$(random)"
if [ -n "${DATABASE_HOST:-}" ]; then
  write database_reader_url "$(sed 's|/dabei?|/dabei_reader?|' "$folder/database_url")"
  write replication_password "$(random)"
  write patroni_password "$(random)"
fi

needed=(smtp_url)
[ -z "${DATABASE_HOST:-}" ] || needed+=(s3_secret_access_key stripe_secret_key stripe_webhook_secret)
for name in "${needed[@]}"; do
  [ -e "$folder/$name" ] || echo "still needed: $folder/$name"
done
[ -n "${DATABASE_HOST:-}" ] || for name in stripe_secret_key stripe_webhook_secret; do
  [ -e "$folder/$name" ] || echo "needed to sell: $folder/$name"
done
