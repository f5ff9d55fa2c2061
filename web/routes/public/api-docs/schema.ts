import openApi from '#contract/openapi.json' with { type: 'json' };

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

export type Field = { name: string; isRequired: boolean; type: string };

/** Longer lists of values are a catalogue: it has an endpoint of its own. */
const MOST_VALUES = 9;

const schemas = openApi.components.schemas as unknown as Record<string, Schema>;

function resolve(schema: Schema): Schema {
  return schema.$ref ? (schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}) : schema;
}

/** A schema in a few words of code: `"draft" | "published"`, `uuid`, `string[] | null`. */
export function typeOf(reference: Schema): string {
  const schema = resolve(reference);
  const values = schema.enum?.filter((value) => value !== null);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values && values.length <= MOST_VALUES) return values.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ');
  const types = [schema.type ?? 'object'].flat();
  return types
    .map((type) => {
      if (type === 'array') return listOf(typeOf(schema.items ?? {}));
      return type === 'string' ? (schema.format ?? type) : type;
    })
    .join(' | ');
}

function listOf(type: string): string {
  return type.includes(' ') ? `(${type})[]` : `${type}[]`;
}

/** The fields of an object, those that are required first. */
export function fieldsOf(reference: Schema | undefined): Field[] {
  if (!reference) return [];
  const schema = resolve(reference);
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    isRequired: schema.required?.includes(name) ?? false,
    type: typeOf(field),
  }));
  const inherited = (schema.allOf ?? []).flatMap(fieldsOf);
  return [...inherited, ...own].toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}
