import openApi from '#contract/openapi.json' with { type: 'json' };

/** One call of an endpoint, before it is written in a language. */
export type Call = { method: string; url: string; headers: Record<string, string>; body?: object };

type Operation = { operationId: string; parameters?: { name: string }[]; requestBody?: object };

const operations = Object.entries(openApi.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

/** A call as the contract has it: its method and path, and the headers that belong to what it takes. */
export function callOf(
  operationId: string,
  { base, key, attempt, token, body }: { base: string; key: string; attempt?: string; token?: string; body?: object },
): Call {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`the contract has no ${operationId}`);
  const takesAttempt = found.parameters?.some(({ name }) => name === 'Idempotency-Key');
  return {
    method: found.method.toUpperCase(),
    url: `${base}${found.path}`,
    headers: {
      'X-API-Key': key,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(attempt && takesAttempt ? { 'Idempotency-Key': attempt } : {}),
      ...(found.requestBody ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(found.requestBody ? { body } : {}),
  };
}

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

/** For a shell: it expands names with `$`, but not in the body. */
export function toCurl({ method, url, headers, body }: Call): string {
  const lines = Object.entries(headers).map(([name, value]) => `  -H "${name}: ${value}"`);
  const json = JSON.stringify(body, null, 2).replaceAll("'", `'\\''`);
  return [`curl -X ${method} ${url}`, ...lines, `  -d '${indent(json, '  ')}'`].join(' \\\n');
}

/** An object as TypeScript writes it: names without quotes where they need none. */
export function toTypeScriptObject(value: object): string {
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"([a-z_]\w*)":/gm, '$1$2:')
    .replace(/([^{[,])\n( *)([}\]])/g, '$1,\n$2$3');
}

/** A value as PHP writes it; objects and lists are both arrays. */
export function toPhp(value: unknown, by = ''): string {
  if (typeof value === 'string') return JSON.stringify(value).replaceAll('$', '\\$');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${by}  `;
  const entries = Array.isArray(value)
    ? value.map((each) => toPhp(each, deeper))
    : Object.entries(value).map(([name, each]) => `"${name}" => ${toPhp(each, deeper)}`);
  return `[\n${entries.map((entry) => `${deeper}${entry},\n`).join('')}${by}]`;
}
