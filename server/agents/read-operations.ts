import { readFile } from 'node:fs/promises';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}

interface DocumentedOperation {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: { 'application/json'?: { schema: object } } };
}

interface ContractDocument {
  servers: readonly [{ url: string }];
  paths: Record<string, Record<string, DocumentedOperation>>;
}

/** Where an argument of a tool goes in the request. */
type Place = 'path' | 'query' | 'body' | 'header';

export interface Operation {
  method: string;
  path: string;
  /** Arguments in the order of the document. */
  fields: Map<string, { place: Place; name: string; isRequired: boolean; schema: object }>;
}

/** Headers of the API that are arguments of a tool. */
const headerArguments: Record<string, string> = { 'Idempotency-Key': 'idempotency_key' };

const file = new URL('../../contract/openapi.json', import.meta.url);

/** Replaces references by their targets, so that each schema is complete. */
function resolveReferences(value: unknown, root: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => resolveReferences(each, root));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference } = value as { $ref?: string };
  if (reference === undefined) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolveReferences(each, root)]));
  }
  const steps = reference.slice(2).split('/');
  const target = steps.reduce((found, step) => (found as Record<string, unknown>)[step], root);
  return resolveReferences(target, root);
}

function toOperation(method: string, path: string, documented: DocumentedOperation): Operation {
  const fields: Operation['fields'] = new Map();
  for (const { name, in: place, required: isRequired = false, schema } of documented.parameters ?? []) {
    const argument = place === 'header' ? headerArguments[name] : name;
    if (argument) fields.set(argument, { place, name, isRequired, schema });
  }
  const body = documented.requestBody?.content['application/json']?.schema as
    | { properties?: Record<string, object>; required?: string[] }
    | undefined;
  for (const [name, schema] of Object.entries(body?.properties ?? {})) {
    fields.set(name, { place: 'body', name, isRequired: body?.required?.includes(name) ?? false, schema });
  }
  return { method: method.toUpperCase(), path, fields };
}

let operations: Promise<Map<string, Operation>> | undefined;

async function readDocument(): Promise<Map<string, Operation>> {
  const raw: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { paths, servers } = resolveReferences(raw, raw) as ContractDocument;
  const found = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, documented] of Object.entries(methods)) {
      if (!documented.operationId) continue;
      found.set(documented.operationId, toOperation(method, servers[0].url + path, documented));
    }
  }
  return found;
}

/** Operations of `contract/openapi.json` by id; read with the first tool. */
export function readOperations(): Promise<Map<string, Operation>> {
  operations ??= readDocument();
  return operations;
}
