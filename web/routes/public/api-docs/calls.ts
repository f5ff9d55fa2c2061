import type { Endpoint } from './endpoints.ts';

/** A call, independent of language. */
export type Call = {
  operationId: string;
  method: string;
  base: string;
  path: string;
  /** Path parameters, in order. */
  place: string[];
  /** Besides key, token and those of the address. */
  headers: Record<string, string>;
  needsToken: boolean;
  body: { kind: 'json' | 'form' | 'file'; type: string; value: Record<string, unknown> } | undefined;
  isStream: boolean;
  hasAnswer: boolean;
};

/** Scopes, services and visitors need only a key; others a signed-in person. */
export function needsToken({ access }: Pick<Endpoint, 'access'>): boolean {
  return !['visitor', 'app'].includes(access.as) && !access.scope;
}

/** Example call with required values, and an idempotency key if applicable. */
export function callOf(endpoint: Endpoint, base: string): Call {
  const { operationId, method, path, parameters, body, success } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const exampleOf = (name: string | undefined) => parameters.find((each) => each.name === name)?.example ?? '1';
  const attempt = parameters.find(({ name }) => name === 'Idempotency-Key')?.example;
  return {
    operationId,
    method,
    base,
    path,
    place: inPath.map(exampleOf),
    headers: attempt ? { 'Idempotency-Key': attempt } : {},
    needsToken: needsToken(endpoint),
    body: body && { kind: body.kind, type: body.type, value: body.example },
    isStream: success.type === 'text/event-stream',
    hasAnswer: success.status !== '204',
  };
}

function urlOf({ base, path, place }: Call): string {
  let next = 0;
  return base + path.replace(/\{\w+\}/g, () => encodeURIComponent(place[next++] ?? ''));
}

/** JSON with a field per line; short lists in one. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/\[\s+([^[\]{}]{1,60}?)\s+\]/g, (_, entries: string) => {
    return `[${entries.replace(/,\s+/g, ', ')}]`;
  });
}

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
const isFile = (call: Call) => call.body?.kind === 'file';
/** File fields of forms; others are text. */
const fileNames = ['image', 'logo', 'proof'];
const formEntries = ({ body }: Call) =>
  body?.kind === 'form' ? Object.entries(body.value).map(([name, value]) => [name, String(value)] as const) : [];
const fileFor = (type: string) => (type.startsWith('video') ? 'quiz.mp4' : 'quiz.jpg');

/** Shell variables are expanded, except in the body. */
function toCurl(call: Call): string {
  const { method, headers, body } = call;
  const isPlain = method === 'GET' || (method === 'POST' && body);
  const entries = Object.entries(headers).map(([name, value]) => `  -H "${name}: ${value}"`);
  const lines = ['  -H "X-API-Key: $DABEI_KEY"'];
  if (call.needsToken) lines.push('  -H "Authorization: Bearer $TOKEN"');
  lines.push(...entries);
  if (body?.kind === 'json') {
    const json = toJson(body.value).replaceAll("'", `'\\''`);
    lines.push('  -H "Content-Type: application/json"', `  -d '${indent(json, '  ')}'`);
  }
  for (const [name, value] of formEntries(call)) {
    lines.push(fileNames.includes(name) ? `  -F "${name}=@${fileFor('')}"` : `  -F "${name}=${value}"`);
  }
  if (body?.kind === 'file') lines.push(`  -H "Content-Type: ${body.type}"`, `  --data-binary @${fileFor(body.type)}`);
  const start = `curl${call.isStream ? ' -N' : ''}${isPlain ? '' : ` -X ${method}`} ${urlOf(call)}`;
  return [start, ...lines].join(' \\\n');
}

/** Unquoted keys where possible. */
function toTypeScriptObject(value: object): string {
  return toJson(value).replace(/^( *)"([a-zA-Z_]\w*)":/gm, '$1$2:');
}

const camel = (name: string) => name.toLowerCase().replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

function typeScriptBody(call: Call): string[] {
  const { body } = call;
  if (!body) return [];
  if (body.kind === 'json') return [toTypeScriptObject(body.value)];
  if (body.kind === 'file') return [`await openAsBlob("${fileFor(body.type)}")`];
  const entries = formEntries(call).map(([name, value]) =>
    fileNames.includes(name) ? `${name}: await openAsBlob("${fileFor('')}")` : `${name}: ${JSON.stringify(value)}`,
  );
  return [`{ ${entries.join(', ')} }`];
}

/** For an OpenAPI-generated client. */
export function toTypeScript(call: Call): string {
  const { headers, place, operationId, base } = call;
  const needsFile = call.body && call.body.kind !== 'json';
  const options = Object.entries(headers).map(([name, value]) => `${camel(name)}: ${JSON.stringify(value)}`);
  const values = [
    ...place.map((value) => JSON.stringify(value)),
    ...typeScriptBody(call),
    ...(options.length ? [`{ ${options.join(', ')} }`] : []),
  ];
  const sent = ['"X-API-Key": env.DABEI_KEY'];
  if (call.needsToken) sent.push(`Authorization: \`Bearer \${env.TOKEN}\``);
  return [
    ...(needsFile ? ['import { openAsBlob } from "node:fs";'] : []),
    'import { env } from "node:process";',
    'import { ok } from "@oazapfts/runtime";',
    'import * as dabei from "./dabei.ts";',
    '',
    `dabei.defaults.baseUrl = "${base}";`,
    `dabei.defaults.headers = { ${sent.join(', ')} };`,
    '',
    `${call.hasAnswer ? 'const answer = ' : ''}await ok(dabei.${operationId}(${values.join(', ')}));`,
  ].join('\n');
}

const pythonWords = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** Empty, or only plain values: fits one line. */
function isFlat(value: object): boolean {
  const entries = Object.values(value);
  return entries.length === 0 || (Array.isArray(value) && entries.every((each) => typeof each !== 'object'));
}

function toPython(value: unknown, by = ''): string {
  const word = pythonWords.get(value);
  if (word) return word;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${by}    `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((each) => toPython(each, deeper))
    : Object.entries(value).map(([name, each]) => `"${name}": ${toPython(each, deeper)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (isFlat(value)) return open + entries.join(', ') + close;
  return `${open}\n${entries.map((entry) => `${deeper}${entry},\n`).join('')}${by}${close}`;
}

function toPythonCall(call: Call): string {
  const { method, headers, body } = call;
  const sent = ['"X-API-Key": os.environ["DABEI_KEY"]'];
  if (call.needsToken) sent.push('"Authorization": "Bearer " + os.environ["TOKEN"]');
  sent.push(...Object.entries(headers).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`));
  if (body?.kind === 'file') sent.push(`"Content-Type": "${body.type}"`);
  const lines = [`"${urlOf(call)}",`, 'headers={', ...sent.map((entry) => `    ${entry},`), '},'];
  if (body?.kind === 'json') lines.push(`json=${toPython(body.value)},`);
  if (body?.kind === 'file') lines.push(`data=open("${fileFor(body.type)}", "rb"),`);
  for (const [name, value] of formEntries(call)) {
    const isUpload = fileNames.includes(name);
    lines.push(
      isUpload ? `files={"${name}": open("${fileFor('')}", "rb")},` : `data={"${name}": ${JSON.stringify(value)}},`,
    );
  }
  if (call.isStream) lines.push('stream=True,');
  const use = call.isStream
    ? '\nfor line in answer.iter_lines(decode_unicode=True):\n    print(line)'
    : call.hasAnswer
      ? '\nprint(answer.json())'
      : '';
  return `import os, requests

answer = requests.${method.toLowerCase()}(
${lines.map((line) => `    ${indent(line, '    ')}`).join('\n')}
)
answer.raise_for_status()${use}`;
}

/** Objects and lists are both arrays. */
function toPhp(value: unknown, by = ''): string {
  if (typeof value === 'string') return JSON.stringify(value).replaceAll('$', '\\$');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${by}  `;
  const entries = Array.isArray(value)
    ? value.map((each) => toPhp(each, deeper))
    : Object.entries(value).map(([name, each]) => `"${name}" => ${toPhp(each, deeper)}`);
  if (isFlat(value)) return `[${entries.join(', ')}]`;
  return `[\n${entries.map((entry) => `${deeper}${entry},\n`).join('')}${by}]`;
}

function toPhpCall(call: Call): string {
  const { method, headers, body } = call;
  const sent = ['"X-API-Key: " . getenv("DABEI_KEY")'];
  if (call.needsToken) sent.push('"Authorization: Bearer " . getenv("TOKEN")');
  sent.push(...Object.entries(headers).map(([name, value]) => `"${name}: ${value}"`));
  if (body && body.kind !== 'form') sent.push(`"Content-Type: ${body.type}"`);
  const options = [
    `CURLOPT_CUSTOMREQUEST => "${method}",`,
    call.isStream ? 'CURLOPT_RETURNTRANSFER => false,' : 'CURLOPT_RETURNTRANSFER => true,',
    'CURLOPT_HTTPHEADER => [',
    ...sent.map((entry) => `  ${entry},`),
    '],',
  ];
  if (body?.kind === 'json') options.push(`CURLOPT_POSTFIELDS => json_encode(${toPhp(body.value)}),`);
  if (isFile(call)) options.push(`CURLOPT_POSTFIELDS => file_get_contents("${fileFor(body?.type ?? '')}"),`);
  if (body?.kind === 'form') {
    const entries = formEntries(call).map(([name, value]) =>
      fileNames.includes(name) ? `"${name}" => new CURLFile("${fileFor('')}")` : `"${name}" => ${toPhp(value)}`,
    );
    options.push(`CURLOPT_POSTFIELDS => [${entries.join(', ')}],`);
  }
  const use = call.isStream
    ? 'curl_exec($request);'
    : call.hasAnswer
      ? '$answer = json_decode(curl_exec($request), true);\n$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);'
      : 'curl_exec($request);\n$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);';
  return `<?php
$request = curl_init("${urlOf(call)}");
curl_setopt_array($request, [
${options.map((line) => `  ${indent(line, '  ')}`).join('\n')}
]);
${use}`;
}

/** In display order. */
export const codeLanguages = ['curl', 'typescript', 'python', 'php'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

const writers: Record<CodeLanguage, (call: Call) => string> = {
  curl: toCurl,
  typescript: toTypeScript,
  python: toPythonCall,
  php: toPhpCall,
};

export function writeCall(call: Call): Record<CodeLanguage, string> {
  return Object.fromEntries(codeLanguages.map((language) => [language, writers[language](call)])) as Record<
    CodeLanguage,
    string
  >;
}
