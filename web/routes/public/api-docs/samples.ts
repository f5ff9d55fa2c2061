import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { ApiAnswer, ApiBody, ProblemDocument } from '#web/api/paths.ts';
import { callOf, toCurl, toPhp, toTypeScriptObject } from './calls.ts';

/*
 * The examples of the API page: calls of the contract with bodies of its types, written in each language. The tests run
 * them as they are. `base` is the address of the API, `day` is in the future.
 */
export type Words = {
  title: string;
  text: string;
  place: string;
  password: string;
  base: string;
  key: string;
  day: string;
};

const START = '20:00';
const END = '00:30';
const EVENT_ID = '019a3f52-7c1e-7b40-9d0a-5f1c2e8b6a31';
const json = (value: object) => JSON.stringify(value, null, 2);
const attemptOf = (day: string) => `quiz-${day}`;

export function curlLogin({ base, key, password }: Words): string {
  const body: ApiBody<'login'> = { email: 'hallo@zurfettenecke.example', password };
  return toCurl(callOf('login', { base, key, body }));
}

export function curlCreate({ base, title, text, place, day }: Words): string {
  const body: ApiBody<'createEvent'> = {
    title,
    description: text,
    event_date: day,
    start_time: START,
    end_time: END,
    location: place,
    capacity: 40,
    status: 'published',
  };
  return toCurl(callOf('createEvent', { base, key: '$API_KEY', token: '$TOKEN', attempt: attemptOf(day), body }));
}

/** The part of the response that is new. */
export function createAnswer({ title, day }: Words): string {
  const answer: Partial<ApiAnswer<'createEvent'>> = {
    id: EVENT_ID,
    title,
    event_date: day,
    status: 'published',
    ends_at: berlinInstant(addDays(day, 1), END).toISOString(),
    credits_spent: 1,
  };
  return json(answer);
}

export function problemAnswer(): string {
  const answer: Partial<ProblemDocument> = {
    type: '/api#not_enough_credits',
    title: 'Not enough credits',
    status: 402,
    code: 'not_enough_credits',
    detail: '4 credits are needed, 2 are left',
    required: 4,
    available: 2,
  };
  return json(answer);
}

/** Enough for a draft. */
function draft({ title, day }: Words): ApiBody<'createEvent'> {
  return { title, event_date: day, start_time: START };
}

export function typeScript(words: Words): string {
  const { base, day } = words;
  const { method, url, headers } = callOf('createEvent', { base, key: 'apiKey', attempt: attemptOf(day) });
  const lines = Object.entries(headers).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${value === 'apiKey' ? value : JSON.stringify(value)},`,
  );
  return `const url = "${url}";
const answer = await fetch(url, {
  method: "${method}",
  headers: {
${lines.join('\n')}
  },
  body: JSON.stringify(${toTypeScriptObject(draft(words)).replaceAll('\n', '\n  ')}),
});
const event = await answer.json();
if (!answer.ok) throw new Error(event.code);`;
}

export function python({ base, key }: Words): string {
  return `import os, requests

url = "${callOf('listEvents', { base, key }).url}"
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

export function php(words: Words): string {
  const { base, day } = words;
  const { url, headers } = callOf('createEvent', { base, key: '', attempt: attemptOf(day) });
  const { 'X-API-Key': _, ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => `    "${name}: ${value}",`);
  return `<?php
$request = curl_init("${url}");
curl_setopt_array($request, [
  CURLOPT_POST => true,
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [
    "X-API-Key: " . getenv("API_KEY"),
${lines.join('\n')}
  ],
  CURLOPT_POSTFIELDS => json_encode(${toPhp(draft(words), '  ')}),
]);
$event = json_decode(curl_exec($request), true);
$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
if ($status !== 201) throw new Exception($event["code"]);`;
}

export function delivery({ title }: Words): string {
  const body = {
    event_type: 'participant.joined',
    data: { event: { id: EVENT_ID, title }, participant: { user_id: 'u_4711', status: 'joined', party_size: 3 } },
  };
  return `POST /hooks HTTP/1.1
content-type: application/json
webhook-id: 019a3f55-0b8c-7e21-8f43-6a1d9c7e5b02
webhook-timestamp: 1796248800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

${json(body)}`;
}
