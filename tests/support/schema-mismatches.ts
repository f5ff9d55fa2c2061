import { flatten } from '#tests/support/operations.ts';
import type { JsonSchema } from '#tests/support/schema-values.ts';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const fitsType = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : type === typeOf(value);

/** Mismatches between a value and its schema: type, null, enum, missing or undescribed fields. */
export function schemaMismatches(value: unknown, described: JsonSchema, path = ''): string[] {
  const schema = flatten(described);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const found = choices.map((choice) => schemaMismatches(value, choice, path));
    return found.some((each) => each.length === 0) ? [] : found.flat();
  }
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => fitsType(value, type))) {
    return [`${path} is ${typeOf(value)}, not ${types.join(' or ')}`];
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${path} is ${String(value)}`];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => schemaMismatches(item, schema.items ?? {}, `${path}.${index}`));
  }
  const { properties, required = [] } = schema;
  if (typeof value !== 'object' || value === null || !properties) return [];
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, field]) =>
      properties[name]
        ? schemaMismatches(field, properties[name], `${path}.${name}`)
        : [`${path}.${name} is not described`],
    ),
  ];
}
