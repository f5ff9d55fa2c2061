import type { CodeLanguage } from './calls.ts';

/** Reads a whole list by cursor, per language. */
export function walkAll(base: string): Record<CodeLanguage, string> {
  const url = `${base}/events`;
  return {
    curl: `cursor=
while :; do
  page=$(curl -s "${url}?limit=100\${cursor:+&cursor=$cursor}" -H "X-API-Key: $DABEI_KEY")
  echo "$page" | jq -r '.data[] | .event_date + " " + .title'
  cursor=$(echo "$page" | jq -r '.next_cursor // empty')
  [ "$cursor" ] || break
done`,
    typescript: `import { env } from "node:process";
import { ok } from "@oazapfts/runtime";
import * as dabei from "./dabei.ts";

dabei.defaults.baseUrl = "${base}";
dabei.defaults.headers = { "X-API-Key": env.DABEI_KEY };

let cursor: string | undefined;
do {
  const page = await ok(dabei.listEvents({ limit: 100, cursor }));
  for (const event of page.data) console.log(event.event_date, event.title);
  cursor = page.next_cursor ?? undefined;
} while (cursor);`,
    python: `import os, requests

url = "${url}"
headers = {"X-API-Key": os.environ["DABEI_KEY"]}
params = {"limit": 100}
while True:
    answer = requests.get(url, params, headers=headers)
    answer.raise_for_status()
    page = answer.json()
    for event in page["data"]:
        print(event["event_date"], event["title"])
    if not page["next_cursor"]:
        break
    params["cursor"] = page["next_cursor"]`,
    php: `<?php
$cursor = null;
do {
  $query = http_build_query(array_filter(["limit" => 100, "cursor" => $cursor]));
  $request = curl_init("${url}?" . $query);
  curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ["X-API-Key: " . getenv("DABEI_KEY")],
  ]);
  $page = json_decode(curl_exec($request), true);
  foreach ($page["data"] as $event) echo $event["event_date"], " ", $event["title"], "\\n";
  $cursor = $page["next_cursor"];
} while ($cursor);`,
  };
}
