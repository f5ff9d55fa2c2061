import openApi from '#contract/openapi.json' with { type: 'json' };

export type Endpoint = {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  /** Names of what is sent: query parameters, or fields of the body, those that are required first. */
  fields: string[];
};

export type EndpointGroup = { tag: string; isMain: boolean; endpoints: Endpoint[] };

type Schema = { $ref?: string; properties?: Record<string, unknown>; required?: string[] };

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': { as: string };
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: Schema } | undefined> };
};

/** What integrators look for first; other groups follow in the order of the contract. */
const main = ['Sign-in', 'Events', 'Participants', 'Analytics', 'Credits'];

/** Keys of reviewers and of the consumer app are not given to integrators. */
const integrators = ['visitor', 'user', 'member'];

const paths = openApi.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = openApi.components.schemas as unknown as Record<string, Schema>;

/** All endpoints of the contract that an integrator can call, by subject. */
export function readEndpoints(): EndpointGroup[] {
  const groups = new Map<string, Endpoint[]>(main.map((tag) => [tag, []]));
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!integrators.includes(operation['x-access'].as)) continue;
      const { operationId, summary, tags } = operation;
      const tag = tags[0] ?? '';
      const endpoint = { method: method.toUpperCase(), path, operationId, summary, fields: fieldsOf(operation) };
      groups.set(tag, [...(groups.get(tag) ?? []), endpoint]);
    }
  }
  return [...groups].flatMap(([tag, endpoints]) =>
    endpoints.length ? [{ tag, isMain: main.includes(tag), endpoints }] : [],
  );
}

const MOST_FIELDS = 5;

function fieldsOf({ parameters = [], requestBody }: Operation): string[] {
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const body = resolve(Object.values(requestBody?.content ?? {})[0]?.schema);
  const required = body?.required ?? [];
  const optional = Object.keys(body?.properties ?? {}).filter((name) => !required.includes(name));
  const all = [...query, ...required, ...optional];
  return all.length > MOST_FIELDS ? [...all.slice(0, MOST_FIELDS), '…'] : all;
}

function resolve(schema: Schema | undefined): Schema | undefined {
  return schema?.$ref ? schemas[schema.$ref.replace('#/components/schemas/', '')] : schema;
}
