import openApi from '#contract/openapi.json' with { type: 'json' };
import type { Field, Schema } from './schema.ts';
import { fieldsOf, typeOf } from './schema.ts';

export type Access = { as: string; requires?: string; scope?: string };

export type Endpoint = {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  access: Access;
  parameters: Field[];
  body: Field[];
  success: { status: string; type: string; fields: string[] };
  /** Codes of what may go wrong here, besides what may go wrong anywhere. */
  problems: { status: string; codes: string[] }[];
};

export type EndpointGroup = { tag: string; isMain: boolean; endpoints: Endpoint[] };

type Content = Record<string, { schema?: Schema } | undefined>;
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': Access;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

/** What integrators look for first; other groups follow in the order of the contract. */
const main = ['Sign-in', 'Events', 'Participants', 'Analytics', 'Credits'];

/** Keys of reviewers and of the consumer app are not given to integrators. */
const integrators = ['visitor', 'user', 'member'];
const staff = 'Review';

/** May come back from every call, so they are listed once. */
export const commonProblems = [
  'invalid_api_key',
  'invalid_token',
  'no_business',
  'permission_missing',
  'address_not_allowed',
  'rate_limited',
];
const notWorthTelling = [...commonProblems, 'internal_error', 'invalid_json', 'too_large', 'unsupported_media_type'];

const paths = openApi.paths as unknown as Record<string, Record<string, Operation>>;

/** All endpoints of the contract that an integrator can call, by subject. */
export function readEndpoints(): EndpointGroup[] {
  const groups = new Map<string, Endpoint[]>(main.map((tag) => [tag, []]));
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [tag = ''] = operation.tags;
      if (tag === staff || !integrators.includes(operation['x-access'].as)) continue;
      groups.set(tag, [...(groups.get(tag) ?? []), toEndpoint(method, path, operation)]);
    }
  }
  return [...groups].flatMap(([tag, endpoints]) =>
    endpoints.length ? [{ tag, isMain: main.includes(tag), endpoints }] : [],
  );
}

function toEndpoint(method: string, path: string, operation: Operation): Endpoint {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const [status = '', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const [media, answer] = Object.entries(success?.content ?? {})[0] ?? [];
  return {
    method: method.toUpperCase(),
    path,
    operationId,
    summary,
    access: operation['x-access'],
    parameters: parameters
      .filter(({ in: place }) => place !== 'path')
      .map(({ name, required = false, schema }) => ({ name, isRequired: required, type: typeOf(schema) })),
    body: fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema),
    success: {
      status,
      type: media && media !== 'application/json' ? media : '',
      fields: fieldsOf(answer?.schema).map(({ name }) => name),
    },
    problems: Object.entries(responses).flatMap(([code, { description }]) => {
      const codes = [...description.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name);
      const told = codes.filter((name) => code >= '400' && !notWorthTelling.includes(name));
      return told.length ? [{ status: code, codes: told }] : [];
    }),
  };
}
