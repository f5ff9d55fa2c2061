import type { ApiResource } from './api-pages.ts';
import { apiResources } from './api-pages.ts';
import type { Operation, Schema } from './contract.ts';
import { readContract } from './contract.ts';
import { bodyExampleOf, exampleOf, shortAnswer } from './examples.ts';
import { resourceOf } from './resources.ts';
import type { Field } from './schema.ts';
import { fieldsOf, nameOf, parameterOf, resolve } from './schema.ts';

export type Access = Operation['x-access'];

type BodyKind = 'json' | 'form' | 'file';

export type Endpoint = {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  resource: ApiResource;
  access: Access;
  parameters: (Field & { place: string })[];
  body: { kind: BodyKind; type: string; fields: Field[]; example: Record<string, unknown> } | undefined;
  success: {
    status: string;
    type: string;
    /** Shared response object, described once below. */
    shape: string | undefined;
    isList: boolean;
    fields: Field[];
    example: unknown;
    /** Fields omitted from the example. */
    left: number;
  };
  /** Error codes beyond the common ones. */
  problems: { status: string; codes: string[] }[];
};

/** A response object shared by endpoints. */
export type Shape = { name: string; fields: Field[]; example: unknown };

/** Possible for every call, listed once. */
const commonProblems = [
  'invalid_api_key',
  'invalid_token',
  'no_business',
  'permission_missing',
  'address_not_allowed',
  'invalid_json',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'unavailable',
];

/** Lines of a response shown in full. */
const MOST_LINES = 12;

function listOperations() {
  return Object.entries(readContract().paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
}

const read = () => listOperations().map(({ path, method, operation }) => toEndpoint(method, path, operation));

let known: Endpoint[] | undefined;

/** Endpoints by page. */
export function readEndpoints(): Endpoint[] {
  known ??= read().toSorted((a, b) => apiResources.indexOf(a.resource) - apiResources.indexOf(b.resource));
  return known;
}

/** Calls of the consumer app, as `METHOD /path`. */
export function appCalls(): string[] {
  return listOperations()
    .filter(({ operation }) => operation['x-access'].as === 'app')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

/** A list's entry schema, or the schema itself. */
function entryOf(schema: Schema | undefined): { schema: Schema | undefined; isList: boolean } {
  const { data } = schema ? (resolve(schema).properties ?? {}) : {};
  const items = data && resolve(data).items;
  return items ? { schema: items, isList: true } : { schema, isList: false };
}

function bodyOf({ operationId, requestBody }: Operation): Endpoint['body'] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content?.schema) return undefined;
  const kind = type === 'application/json' ? 'json' : type === 'multipart/form-data' ? 'form' : 'file';
  const example = (content.example as Record<string, unknown>) ?? bodyExampleOf(content.schema);
  const fields = kind === 'file' ? [] : fieldsOf(content.schema, operationId);
  // Fields of the example are the most useful.
  const rank = ({ name, isRequired }: Field) => (isRequired ? 0 : name in example ? 1 : 2);
  return { kind, type, fields: fields.toSorted((a, b) => rank(a) - rank(b)), example };
}

function successOf({ operationId, responses }: Operation, sent: object): Endpoint['success'] {
  const [status = '', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const [type = '', answer] = Object.entries(success?.content ?? {})[0] ?? [];
  const { schema, isList } = entryOf(answer?.schema);
  const isJson = type === 'application/json';
  const whole = isJson && answer?.schema ? (answer.example ?? exampleOf(answer.schema)) : undefined;
  const one = isList ? schema && exampleOf(schema) : whole;
  const entry = isJson && schema ? shortAnswer(one, sent, MOST_LINES) : { shown: undefined, left: 0 };
  return {
    status,
    type: isJson ? '' : type,
    shape: schema && nameOf(schema),
    isList,
    fields: isJson ? fieldsOf(answer?.schema, operationId) : [],
    example: isList ? { ...(whole as object), data: [entry.shown] } : entry.shown,
    left: entry.left,
  };
}

function toEndpoint(method: string, path: string, operation: Operation): Endpoint {
  const { operationId, summary, parameters = [], responses } = operation;
  const body = bodyOf(operation);
  return {
    method: method.toUpperCase(),
    path,
    operationId,
    summary,
    resource: resourceOf(operation.tags[0] ?? '', path),
    access: operation['x-access'],
    parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
      ...parameterOf(name, schema, required, operationId),
      place,
    })),
    body,
    success: successOf(operation, body?.example ?? {}),
    problems: Object.entries(responses).flatMap(([code, { description }]) => {
      const codes = [...description.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name);
      const specific = codes.filter((name) => code >= '400' && !commonProblems.includes(name));
      return specific.length ? [{ status: code, codes: specific }] : [];
    }),
  };
}

/** Objects returned by several of these endpoints. */
export function shapesOf(endpoints: readonly Endpoint[]): Shape[] {
  const names = endpoints.flatMap(({ success }) => success.shape ?? []);
  const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  return repeated.map((name) => {
    const reference = { $ref: `#/components/schemas/${name}` };
    return { name, fields: fieldsOf(reference, name), example: exampleOf(reference) };
  });
}

export function allProblems(): { code: string; status: string }[] {
  const found = new Map<string, string>();
  for (const { operation } of listOperations()) {
    for (const [status, { description }] of Object.entries(operation.responses)) {
      if (status < '400') continue;
      for (const [, code = ''] of description.matchAll(/`([a-z_]+)`/g)) found.set(code, status);
    }
  }
  return [...found].map(([code, status]) => ({ code, status })).toSorted((a, b) => Number(a.status) - Number(b.status));
}
