import { fc } from '#tests/support/fast-check.ts';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  example?: unknown;
}

type Values = fc.Arbitrary<unknown>;

/** Values that commonly break databases, calendars and code. */
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
  'idn-email': fc.emailAddress(),
  uri: fc.webUrl(),
};

interface Making {
  resolve: (ref: string) => JsonSchema;
  /** Allows undescribed values anywhere. */
  isCareless: boolean;
}

function textsOf({ format = '', pattern, minLength = 0, maxLength = 20 }: JsonSchema): Values {
  const known = texts[format];
  if (known) return known;
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) });
  const common = fc.constantFrom('20:00', '10115', 'GmbH');
  return fc.oneof(pattern ? fc.stringMatching(new RegExp(pattern)) : free, common);
}

function ofType(schema: JsonSchema, type: string | undefined, making: Making): Values {
  const { minimum = -10, maximum = 1000 } = schema;
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(Math.max(maximum, minimum), 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: minimum, max: Math.max(maximum, minimum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(make(schema.items ?? {}, making), { maxLength: 3 });
    case 'object':
      return objects(schema, making);
    case 'null':
      return fc.constant(null);
    default:
      return nasty;
  }
}

function objects({ properties = {}, required = [] }: JsonSchema, making: Making): Values {
  const fields = Object.entries(properties).map(([name, schema]) => [name, make(schema, making)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
}

function fitting(schema: JsonSchema, making: Making): Values {
  if (schema.$ref) return make(making.resolve(schema.$ref), making);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => make(choice, making)));
  if (schema.allOf) {
    return fc.tuple(...schema.allOf.map((part) => make(part, making))).map((parts) => Object.assign({}, ...parts));
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? (schema.properties && 'object')];
  return fc.oneof(...types.map((type) => ofType(schema, type, making)));
}

function make(schema: JsonSchema, making: Making): Values {
  const values = fitting(schema, making);
  return making.isCareless ? fc.oneof({ arbitrary: values, weight: 9 }, { arbitrary: nasty, weight: 1 }) : values;
}

/** Values of a schema; half of them contain invalid parts at any depth. */
export function valuesOf(schema: JsonSchema, resolve: (ref: string) => JsonSchema): Values {
  return fc.oneof(make(schema, { resolve, isCareless: false }), make(schema, { resolve, isCareless: true }));
}
