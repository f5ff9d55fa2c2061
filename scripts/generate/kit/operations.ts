import { leftOut, names } from './names.ts';

export type Schema = Record<string, unknown> & { properties?: Record<string, Schema> };
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}
type Content = Record<string, { schema: Schema; example?: unknown }>;
interface Described {
  operationId: string;
  summary: string;
  description?: string;
  'x-access'?: { scope?: string };
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}
export interface ApiDocument {
  info: { version: string };
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, unknown>;
  components: { schemas: Record<string, Schema> };
}

export type BodyKind = 'json' | 'form' | 'file';

/** An operation as the kit calls it. */
export interface Operation {
  id: string;
  resource: string;
  method: string;
  verb: string;
  path: string;
  scope: string;
  summary: string;
  pathNames: string[];
  query: Parameter[];
  body?: { kind: BodyKind; schema: Schema; example: unknown; isRequired: boolean };
  takesKey: boolean;
  /** Repeating it harms nothing, even without an `Idempotency-Key`. */
  isSafe: boolean;
  answer: { kind: 'json' | 'file' | 'nothing'; schema: Schema; isPaged: boolean };
}

const isPage = (schema: Schema | undefined) => Boolean(schema?.properties?.next_cursor && schema.properties.data);

function bodyOf({ requestBody }: Described): Operation['body'] {
  if (!requestBody) return undefined;
  const { content } = requestBody;
  const isRequired = requestBody.required === true;
  const json = content['application/json'];
  if (json) return { kind: 'json', schema: json.schema, example: json.example, isRequired };
  const form = content['multipart/form-data'];
  if (form) return { kind: 'form', schema: form.schema, example: undefined, isRequired };
  return { kind: 'file', schema: { type: 'string', format: 'binary' }, example: undefined, isRequired };
}

function answerOf({ responses }: Described): Operation['answer'] {
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '';
  const content = responses[status]?.content;
  const schema = content?.['application/json']?.schema;
  if (schema) return { kind: 'json', schema, isPaged: isPage(schema) };
  return { kind: content ? 'file' : 'nothing', schema: { type: 'string', format: 'binary' }, isPaged: false };
}

function toOperation(verb: string, path: string, described: Described): Operation {
  const { operationId: id, parameters = [] } = described;
  const [resource = '', method = ''] = names[id]?.split('.') ?? [];
  const scope = described['x-access']?.scope ?? '';
  const answer = answerOf(described);
  const query = parameters.filter((one) => one.in === 'query');
  return {
    ...{ id, resource, method, verb: verb.toUpperCase(), path, scope, summary: described.summary },
    pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    query: query.filter(({ name }) => name !== 'format'),
    body: bodyOf(described),
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    isSafe: ['get', 'put', 'delete'].includes(verb) || scope.endsWith(':read'),
    answer: { ...answer, isPaged: answer.isPaged && query.some(({ name }) => name === 'cursor') },
  };
}

const forKeys = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { 'x-access': access }]) => access?.scope)
      .map(([verb, described]) => ({ verb, path, described })),
  );

/** Throws unless the list has a name for every operation that keys may call, and for no other. */
export function checkNames(document: ApiDocument): void {
  const ids = forKeys(document).map(({ described }) => described.operationId);
  const nameless = ids.filter((id) => !names[id] && !leftOut.includes(id));
  const surplus = [...Object.keys(names), ...leftOut].filter((id) => !ids.includes(id));
  if (nameless.length + surplus.length > 0)
    throw new Error(`scripts/generate/kit/names.ts lacks [${nameless}], and has [${surplus}] that keys may not call`);
}

/** Every operation that keys may call and that has a name. */
export function readOperations(document: ApiDocument): Operation[] {
  return forKeys(document)
    .filter(({ described }) => names[described.operationId])
    .map(({ verb, path, described }) => toOperation(verb, path, described));
}
