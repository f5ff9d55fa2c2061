import type { Operation } from './operations.ts';

const block = (name: string, lines: string[]) =>
  lines.length > 0 ? [`${name} {`, ...lines.map((line) => `  ${line}`), '}', ''] : [];

function requestOf(operation: Operation, seq: number): string {
  const { method, verb, path, pathNames, query, body, takesKey, summary, scope } = operation;
  const isJson = body?.kind === 'json';
  const json = isJson ? JSON.stringify(body.example ?? {}, null, 2).split('\n') : [];
  const lines = [
    ...block('meta', [`name: ${method}`, 'type: http', `seq: ${seq}`]),
    ...block(verb.toLowerCase(), [
      `url: {{url}}/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
      `body: ${isJson ? 'json' : body?.kind === 'form' ? 'multipartForm' : 'none'}`,
      'auth: inherit',
    ]),
    ...block(
      'params:query',
      query.map(({ name }) => `~${name}: `),
    ),
    ...block(
      'params:path',
      pathNames.map((name) => `${name}: `),
    ),
    ...block('headers', takesKey ? ['Idempotency-Key: {{$guid}}'] : []),
    ...block('body:json', json),
    ...block('docs', [`${summary}. Scope ${scope}.`]),
  ];
  return lines.join('\n');
}

/** A Bruno collection with a request for each operation, as path -> text. */
export function writeBruno(operations: Operation[]): Record<string, string> {
  const requests = operations.map((one, at) => [`${one.resource}/${one.method}.bru`, requestOf(one, at + 1)]);
  return {
    'bruno.json': `${JSON.stringify({ version: '1', name: 'Dabei', type: 'collection', ignore: ['node_modules', '.git'] }, null, 2)}\n`,
    'collection.bru': block('headers', ['X-API-Key: {{key}}']).join('\n'),
    'environments/service.bru': 'vars {\n  url: https://address-of-the-service\n}\nvars:secret [\n  key\n]\n',
    ...Object.fromEntries(requests),
  };
}
