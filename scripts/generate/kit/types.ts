import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSource } from 'oazapfts';
import type { ApiDocument, Operation, Schema } from './operations.ts';

export const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `#/components/schemas/Event` -> `Event` */
const refOf = ({ $ref }: Schema) => (typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined);

const itemOf = ({ properties }: Schema) => properties?.data?.items as Schema;

/** Names of the types of one operation. */
export function typesOf({ id, query, body, answer }: Operation) {
  const name = upper(id);
  return {
    query: query.length > 0 ? `${name}Query` : undefined,
    body: body && (body.kind === 'file' ? 'Blob' : (refOf(body.schema) ?? `${name}Body`)),
    answer:
      answer.kind === 'json' ? (refOf(answer.schema) ?? `${name}Answer`) : answer.kind === 'file' ? 'Blob' : 'void',
    item: answer.isPaged ? (refOf(itemOf(answer.schema)) ?? `${name}Item`) : undefined,
  };
}

function queryOf({ query }: Operation): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema, description }) => [name, { description, ...schema }])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Schemas under the names of `typesOf` that have none in the document. */
function namedSchemas(operation: Operation): Record<string, Schema> {
  const { body, answer } = operation;
  const names = typesOf(operation);
  const found: [string | undefined, Schema][] = [
    [names.query, queryOf(operation)],
    [names.item, answer.isPaged ? itemOf(answer.schema) : {}],
    [body?.kind === 'file' ? undefined : names.body, body?.schema ?? {}],
    [answer.kind === 'json' ? names.answer : undefined, answer.schema],
  ];
  return Object.fromEntries(found.filter(([name, schema]) => name && refOf(schema) !== name));
}

const webhookName = (type: string) => `Webhook${type.split('.').map(upper).join('')}`;

/**
 * The types of requests, answers, problems and webhooks. oazapfts writes those of a document with operations
 * that only refer to them; its functions are left out.
 */
export async function writeTypes(document: ApiDocument, operations: Operation[]): Promise<string> {
  const named = Object.assign({}, ...operations.map(namedSchemas)) as Record<string, Schema>;
  const webhooks = Object.keys(document.webhooks).map(webhookName);
  const schemas = { ...document.components.schemas, ...named };
  const used = operations.flatMap((one) => Object.values(typesOf(one))).filter((name) => name && name in schemas);
  const wanted = new Set([...used, ...webhooks, 'Problem', 'FieldError']);
  const paths = Object.fromEntries(
    [...wanted].map((name) => [
      `/${name}`,
      {
        get: {
          operationId: `read${name}`,
          responses: { 200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } } },
        },
      },
    ]),
  );
  const folder = mkdtempSync(join(tmpdir(), 'dabei-kit-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: document.info, paths, components: { schemas } }));
  const source = await generateSource(file).finally(() => rmSync(folder, { recursive: true }));
  const types =
    source.match(/^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export type \w+ = [\s\S]*?;\n(?=export |\/\*\*\n|$)/gm) ?? [];
  return `${types.join('')}
/** Every message of a webhook; \`type\` says which. */
export type WebhookEvent = ${webhooks.join(' | ')};
export type ProblemCode = Problem["code"];
`;
}
