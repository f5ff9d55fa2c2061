import type { CodeLanguage } from './calls.ts';

/*
 * Verification of deliveries: Standard Webhooks signature, at most five minutes old. Tests run the first two and read
 * the third.
 */
export const typeScriptCheck = `import { createHmac, timingSafeEqual } from "node:crypto";

type Headers = Record<string, string | undefined>;

export function isGenuine(headers: Headers, body: string, secret: string): boolean {
  const id = headers["webhook-id"];
  const time = headers["webhook-timestamp"];
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${time}.\${body}\`).digest();
  return (headers["webhook-signature"] ?? "").split(" ").some((entry) => {
    const given = Buffer.from(entry.split(",")[1] ?? "", "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

export const pythonCheck = `import base64, hashlib, hmac, time

def is_genuine(headers, body: bytes, secret: str) -> bool:
    sent = headers["webhook-timestamp"]
    if abs(time.time() - int(sent)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{headers['webhook-id']}.{sent}.".encode() + body
    digest = hmac.new(key, content, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(expected, entry) for entry in given)`;

export const phpCheck = `<?php
function is_genuine(array $headers, string $body, string $secret): bool {
  $sent = $headers["webhook-timestamp"];
  if (abs(time() - (int) $sent) > 300) return false;
  $key = base64_decode(str_replace("whsec_", "", $secret));
  $content = $headers["webhook-id"] . "." . $sent . "." . $body;
  $expected = "v1," . base64_encode(hash_hmac("sha256", $content, $key, true));
  foreach (explode(" ", $headers["webhook-signature"]) as $given) {
    if (hash_equals($expected, $given)) return true;
  }
  return false;
}`;

/** Headers in `id`, `time` and `signature`; body in a file. */
export const shellCheck = `# $id, $time, $signature: the headers; body.json: the body as it came
key=$(printf %s "\${SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
expected="v1,$({ printf %s "$id.$time."; cat body.json; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)"
age=$(( $(date +%s) - time ))
[ "$age" -lt 300 ] && [ "$age" -gt -300 ] || exit 1
case " $signature " in *" $expected "*) ;; *) exit 1 ;; esac`;

export const signatureChecks: Record<CodeLanguage, string> = {
  curl: shellCheck,
  typescript: typeScriptCheck,
  python: pythonCheck,
  php: phpCheck,
};
