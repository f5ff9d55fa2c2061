/** Keywords that describe a value instead of restricting it. */
const annotations = ['title', 'description', 'default', 'example', 'examples', 'deprecated'];

/** Constraints by type; the others apply to every type. */
const ofType: Record<string, readonly string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
};
const typed = new Set(Object.values(ofType).flat());

type Schema = Record<string, unknown>;

const isOf = (type: string, value: unknown) =>
  type === 'null' ? value === null : value !== null && (type === 'integer' ? 'number' : type) === typeof value;

function branch(type: string, { enum: values, ...schema }: Schema): Schema {
  const kept = Object.entries(schema).filter(([name]) => !typed.has(name) || ofType[type]?.includes(name));
  const allowed = Array.isArray(values) && type !== 'null' ? { enum: values.filter((value) => isOf(type, value)) } : {};
  return { type, ...(type === 'null' ? {} : Object.fromEntries(kept)), ...allowed };
}

/**
 * Replaces lists of types, which some clients of models do not read, by `anyOf` with one type each. Applies to every
 * schema within.
 */
export function toPortableSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPortableSchema);
  if (typeof value !== 'object' || value === null) return value;
  const schema: Schema = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'enum' ? each : toPortableSchema(each)]),
  );
  const { type, ...rest } = schema;
  if (!Array.isArray(type)) return schema;
  const isAnnotation = (name: string) => annotations.includes(name);
  const said = Object.entries(rest).filter(([name]) => isAnnotation(name));
  const constraints = Object.fromEntries(Object.entries(rest).filter(([name]) => !isAnnotation(name)));
  return { ...Object.fromEntries(said), anyOf: type.map((each) => branch(String(each), constraints)) };
}
