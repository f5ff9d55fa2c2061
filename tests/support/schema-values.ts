import fc from 'fast-check';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

type Values = fc.Arbitrary<unknown>;

/** What databases, calendars and careless code stumble over. */
const nasty = fc.constantFrom<unknown[]>(
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x'.repeat(5000),
  '%00',
  "'; drop table events; --",
  '2026-13-45',
  '2026-02-30T25:61:00Z',
  '275760-09-13T00:00:00Z',
  '-1',
  '99999999999999999999',
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [null],
  { constructor: { prototype: 1 } },
);

const texts: Record<string, Values> = {
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date('2026-11-01'), max: new Date('2027-06-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

function ofType(schema: JsonSchema, type: string | undefined, resolve: (ref: string) => JsonSchema): Values {
  const { minimum = -10, maximum = 1000 } = schema;
  switch (type) {
    case 'string':
      return (
        texts[schema.format ?? ''] ??
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom('20:00', '10115', 'GmbH'))
      );
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(Math.max(maximum, minimum), 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: minimum, max: Math.max(maximum, minimum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, resolve), { maxLength: 3 });
    case 'object':
      return objects(schema, resolve);
    case 'null':
      return fc.constant(null);
    default:
      return nasty;
  }
}

function objects({ properties = {}, required = [] }: JsonSchema, resolve: (ref: string) => JsonSchema): Values {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, resolve)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
}

/** Values as the schema describes them, and now and then, at any depth, something else. */
export function valuesOf(schema: JsonSchema, resolve: (ref: string) => JsonSchema): Values {
  const fitting = (): Values => {
    if (schema.$ref) return valuesOf(resolve(schema.$ref), resolve);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, resolve)));
    if (schema.allOf) {
      return fc
        .tuple(...schema.allOf.map((part) => valuesOf(part, resolve)))
        .map((parts) => Object.assign({}, ...parts));
    }
    const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? (schema.properties && 'object')];
    return fc.oneof(...types.map((type) => ofType(schema, type, resolve)));
  };
  return fc.oneof({ arbitrary: fitting(), weight: 9 }, { arbitrary: nasty, weight: 1 });
}
