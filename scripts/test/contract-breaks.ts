/* Changes of the OpenAPI document that break clients of the former one. */

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Body {
  content?: Record<string, { schema?: Schema } | undefined>;
}
interface Operation {
  'x-access'?: { as: string; scope?: string };
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Body;
  responses: Record<string, Body>;
}
type Paths = Record<string, Record<string, Operation>>;

export interface Document {
  paths: Paths;
  webhooks?: Paths;
  components: { schemas?: Record<string, Schema> };
}

interface Side {
  document: Document;
  schema: Schema;
}

/** Deeper fields repeat. */
const DEEPEST = 8;

function flatten({ document, schema }: Side): Schema {
  const target = schema.$ref && document.components.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
  if (target) return flatten({ document, schema: target });
  const parts = (schema.allOf ?? []).map((part) => flatten({ document, schema: part }));
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ type }) => type !== 'null');
  if (choices.length === 1 && choices[0]) return flatten({ document, schema: choices[0] });
  if (parts.length === 0) return schema;
  const properties = Object.assign({}, ...parts.map((part) => part.properties), schema.properties);
  return { ...schema, properties, required: [...parts, schema].flatMap(({ required = [] }) => required) };
}

const typesOf = ({ type }: Schema) => [type ?? []].flat().filter((each) => each !== 'null');

/** `sent` by clients: nothing more may be required. Received otherwise: nothing may be missing. */
function compare(before: Side, after: Side, at: string, sent: boolean, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  const [was, is] = [flatten(before), flatten(after)];
  const found: string[] = [];
  const fieldOf = (name: string) => at + (at.endsWith(' ') ? '' : '.') + name;
  const [former, present] = [typesOf(was), typesOf(is)];
  if (former.length > 0 && present.length > 0 && !former.some((type) => present.includes(type))) {
    return [`${at}: ${former} became ${present}`];
  }
  for (const value of sent ? (was.enum ?? []) : []) {
    if (is.enum && !is.enum.includes(value)) found.push(`${at}: ${value} is no longer accepted`);
  }
  for (const [name, schema] of Object.entries(was.properties ?? {})) {
    const other = is.properties?.[name];
    const path = fieldOf(name);
    if (!other) found.push(`${path}: removed`);
    else {
      const sides = [
        { ...before, schema },
        { ...after, schema: other },
      ] as const;
      found.push(...compare(...sides, path, sent, depth + 1));
      if (!sent && was.required?.includes(name) && !is.required?.includes(name)) found.push(`${path}: may be missing`);
    }
  }
  for (const name of sent ? (is.required ?? []) : []) {
    if (is.properties && !was.required?.includes(name)) found.push(`${fieldOf(name)}: became required`);
  }
  if (was.items && is.items) {
    const sides = [
      { ...before, schema: was.items },
      { ...after, schema: is.items },
    ] as const;
    found.push(...compare(...sides, `${at}[]`, sent, depth + 1));
  }
  return found;
}

function compareBodies(before: [Document, Body?], after: [Document, Body?], at: string, sent: boolean): string[] {
  return Object.entries(before[1]?.content ?? {}).flatMap(([type, former]) => {
    const present = after[1]?.content?.[type];
    if (!present) return [`${at}: ${type} is gone`];
    if (!former?.schema || !present.schema) return [];
    const sides = [
      { document: before[0], schema: former.schema },
      { document: after[0], schema: present.schema },
    ] as const;
    return compare(...sides, `${at} `, sent);
  });
}

function compareParameters(before: Operation, after: Operation, at: string): string[] {
  const find = ({ parameters = [] }: Operation, name: string, place: string) =>
    parameters.find((each) => each.name === name && each.in === place);
  const gone = (before.parameters ?? []).filter((each) => !find(after, each.name, each.in));
  const asked = (after.parameters ?? []).filter((each) => each.required && !find(before, each.name, each.in)?.required);
  return [
    ...gone.map(({ name }) => `${at} ${name}: removed`),
    ...asked.map(({ name }) => `${at} ${name}: became required`),
  ];
}

function compareOperations(before: [Document, Operation], after: [Document, Operation], at: string): string[] {
  const [was, is] = [before[1], after[1]];
  const scopes = [was['x-access']?.scope, is['x-access']?.scope];
  const success = Object.entries(was.responses).filter(([status]) => status.startsWith('2'));
  return [
    ...(scopes[0] !== undefined && scopes[0] !== scopes[1] ? [`${at}: needs ${scopes[1] ?? 'a person'}`] : []),
    ...compareParameters(was, is, at),
    ...compareBodies([before[0], was.requestBody], [after[0], is.requestBody], `${at} body`, true),
    ...(is.requestBody && !was.requestBody ? [`${at}: asks for a body`] : []),
    ...success.flatMap(([status, answer]) => {
      const present = is.responses[status];
      return present
        ? compareBodies([before[0], answer], [after[0], present], `${at} ${status}`, false)
        : [`${at}: no longer responds ${status}`];
    }),
  ];
}

/** Staff and the sign-in of our own screens are no promise to others. */
const isPromised = ({ 'x-access': access }: Operation) => access?.as !== 'reviewer';

/** Sentences, one for each break. */
export function contractBreaks(before: Document, after: Document): string[] {
  const calls = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isPromised(operation))
      .flatMap(([method, operation]) => {
        const at = `${method.toUpperCase()} ${path}`;
        const present = after.paths[path]?.[method];
        return present ? compareOperations([before, operation], [after, present], at) : [`${at}: removed`];
      }),
  );
  const messages = Object.entries(before.webhooks ?? {}).flatMap(([type, { post }]) => {
    const present = after.webhooks?.[type]?.post;
    if (!present) return [`webhook ${type}: removed`];
    return compareBodies([before, post?.requestBody], [after, present.requestBody], `webhook ${type}`, false);
  });
  return [...calls, ...messages];
}
