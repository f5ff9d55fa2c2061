# Sourced by the scripts beside it: writes what happened into a file of the folder REPORTS, which the product reads.
report() { # <backup|restore> <ok|failed> <sentence>
  local file="$REPORTS/$1.json"
  printf '{"at":"%s","state":"%s","sentence":"%s"}\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$2" \
    "$(printf '%s' "$3" | tr '\n\t' '  ' | tr -d '"\\' | cut -c1-300)" >"$file.new"
  mv "$file.new" "$file"
  echo "$1: $2: $3"
}
