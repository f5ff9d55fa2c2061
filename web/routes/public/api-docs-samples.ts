/** The examples of the API page. `base` is the address of the API, `day` lies ahead. */
type Words = { title: string; text: string; place: string; base: string; key: string; day: string };

export function curlLogin({ base, key }: Words): string {
  return `curl -X POST ${base}/auth/login \\
  -H "X-API-Key: ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "email": "hallo@zurfettenecke.example",
    "password": "…"
  }'`;
}

export function curlCreate({ base, title, text, place, day }: Words): string {
  return `curl -X POST ${base}/events \\
  -H "X-API-Key: $API_KEY" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: quiz-${day}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "title": "${title}",
    "description": "${text}",
    "event_date": "${day}",
    "start_time": "20:00",
    "end_time": "00:30",
    "location": "${place}",
    "capacity": 40,
    "status": "published"
  }'`;
}

/** `endsAt` is the instant of 00:30 on the day after. */
export function createAnswer({ title, day }: Words, endsAt: string): string {
  return `{
  "id": "019a3f52-7c1e-7b40-9d0a-5f1c2e8b6a31",
  "title": "${title}",
  "event_date": "${day}",
  "status": "published",
  "ends_at": "${endsAt}",
  "credits_spent": 1
}`;
}

export function problemAnswer(detail: string): string {
  return `{
  "type": "about:blank",
  "title": "Not enough credits",
  "status": 402,
  "code": "not_enough_credits",
  "detail": "${detail}"
}`;
}

export function typeScript({ base, title, day }: Words): string {
  return `const url = "${base}/events";
const answer = await fetch(url, {
  method: "POST",
  headers: {
    "X-API-Key": apiKey,
    "Content-Type": "application/json",
    "Idempotency-Key": "quiz-${day}",
  },
  body: JSON.stringify({
    title: "${title}",
    event_date: "${day}",
    start_time: "20:00",
  }),
});
const event = await answer.json();
if (!answer.ok) throw new Error(event.code);`;
}

export function python({ base }: Words): string {
  return `import os, requests

url = "${base}/events"
headers = {"X-API-Key": os.environ["API_KEY"]}
params = {"limit": 100}
while True:
    answer = requests.get(url, params, headers=headers)
    page = answer.json()
    for event in page["data"]:
        print(event["event_date"], event["title"])
    if not page.get("next_cursor"):
        break
    params["cursor"] = page["next_cursor"]`;
}

export function php({ base, title, day }: Words): string {
  return `<?php
$request = curl_init("${base}/events");
curl_setopt_array($request, [
  CURLOPT_POST => true,
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [
    "X-API-Key: " . getenv("API_KEY"),
    "Content-Type: application/json",
    "Idempotency-Key: quiz-${day}",
  ],
  CURLOPT_POSTFIELDS => json_encode([
    "title" => "${title}",
    "event_date" => "${day}",
    "start_time" => "20:00",
  ]),
]);
$event = json_decode(curl_exec($request), true);
$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
if ($status !== 201) throw new Exception($event["code"]);`;
}

export function delivery({ title }: Words): string {
  return `POST /hooks HTTP/1.1
content-type: application/json
webhook-id: 019a3f55-0b8c-7e21-8f43-6a1d9c7e5b02
webhook-timestamp: 1796248800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "event_type": "participant.joined",
  "data": {
    "event": { "id": "019a3f52-7c1e-7b40-9d0a-5f1c2e8b6a31", "title": "${title}" },
    "participant": { "user_id": "u_4711", "status": "pending" }
  }
}`;
}
