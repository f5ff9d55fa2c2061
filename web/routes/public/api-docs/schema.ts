import type { Schema } from './contract.ts';
import { readContract } from './contract.ts';

/** Field types with translated names. */
type Kind =
  | 'text'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'time'
  | 'instant'
  | 'email'
  | 'url'
  | 'id'
  | 'file'
  | 'object'
  | 'any';

type Limit = {
  unit: 'characters' | 'entries' | 'value';
  least: number | undefined;
  most: number | undefined;
};

export type Field = {
  name: string;
  /** Owners for the text lookup: object, then parent field; the name comes last. */
  owners: string[];
  kind: Kind;
  isList: boolean;
  isRequired: boolean;
  mayBeNull: boolean;
  values: string[];
  limit: Limit | undefined;
  example: string | undefined;
  default: string | undefined;
  /** Target of a deprecated alias. */
  aliasOf: string | undefined;
  isForOurForms: boolean;
  children: Field[];
};

/** Name of a shared schema. */
export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.replace('#/components/schemas/', '');
}

/** Merges two schemas; the second wins. */
function merge(whole: Schema, part: Schema): Schema {
  const merged: Schema = { ...whole, ...part };
  if (whole.properties && part.properties) merged.properties = { ...whole.properties, ...part.properties };
  if (whole.required && part.required) merged.required = [...whole.required, ...part.required];
  return merged;
}

/** Resolves references and `allOf`. */
export function resolve(schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const { schemas } = readContract().components;
  const target = $ref ? resolve(schemas[nameOf(schema) ?? ''] ?? {}) : {};
  return [...allOf.map(resolve), own].reduce(merge, target);
}

/** Flattens a union: without `null`, values combined. */
function plainOf(reference: Schema): { schema: Schema; name: string | undefined; mayBeNull: boolean } {
  const schema = resolve(reference);
  const choices = schema.anyOf ?? schema.oneOf;
  const isNull = (one: Schema) => one.type === 'null';
  if (!choices) {
    const types = [schema.type ?? []].flat();
    const [type] = types.filter((one) => one !== 'null');
    return {
      schema: type ? { ...schema, type } : schema,
      name: nameOf(reference) ?? schema.allOf?.map(nameOf).find(Boolean),
      mayBeNull: types.includes('null') || Boolean(schema.enum?.includes(null)),
    };
  }
  const parts = choices.filter((one) => !isNull(one)).map(plainOf);
  const values = parts.flatMap(
    (part) => part.schema.enum ?? (part.schema.const === undefined ? [] : [part.schema.const]),
  );
  const [first] = parts;
  return {
    schema: { ...schema, ...first?.schema, ...(values.length ? { enum: values } : {}) },
    name: first?.name,
    mayBeNull: choices.some(isNull) || parts.some((part) => part.mayBeNull),
  };
}

const formats: Record<string, Kind> = {
  date: 'date',
  'date-time': 'instant',
  email: 'email',
  uri: 'url',
  uuid: 'id',
  binary: 'file',
};

function kindOf({ type, format, pattern, properties }: Schema): Kind {
  if (properties || type === 'object') return 'object';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type !== 'string') return 'any';
  if (pattern?.includes('[0-5]\\d$')) return 'time';
  return formats[format ?? ''] ?? 'text';
}

function limitOf(schema: Schema, isList: boolean): Limit | undefined {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, type } = schema;
  const limit = (unit: Limit['unit'], least?: number, most?: number) =>
    least === undefined && most === undefined ? undefined : { unit, least, most };
  if (isList) return limit('entries', minItems || undefined, maxItems);
  if (type === 'string') return limit('characters', minLength || undefined, maxLength);
  const isNamed = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return limit('value', isNamed(minimum) ? minimum : undefined, isNamed(maximum) ? maximum : undefined);
}

const inWords = (value: unknown) =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);

function toField(name: string, reference: Schema, isRequired: boolean, owners: string[]): Field {
  const { schema, name: shape, mayBeNull } = plainOf(reference);
  const isList = schema.type === 'array';
  const item = isList ? plainOf(schema.items ?? {}) : undefined;
  const core = item?.schema ?? schema;
  const description = schema.description ?? '';
  const values = core.const === undefined ? (core.enum ?? []) : [core.const];
  return {
    name,
    owners,
    kind: kindOf(core),
    isList,
    isRequired,
    mayBeNull,
    values: values.filter((value) => value !== null).map(String),
    limit: limitOf(schema, isList),
    example: inWords(schema.example),
    default: inWords(schema.default),
    aliasOf: /^Alias of `([\w.]+)`/.exec(description)?.[1],
    isForOurForms: description.startsWith('For our own forms'),
    children: childrenOf(core, [item?.name ?? shape ?? '', name, ...owners].filter(Boolean)),
  };
}

/** Depth limit; no schema is recursive. */
const DEEPEST = 6;

function childrenOf({ properties = {}, required = [] }: Schema, owners: string[]): Field[] {
  if (owners.length > DEEPEST) return [];
  return Object.entries(properties)
    .map(([name, field]) => toField(name, field, required.includes(name), owners))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** Fields, required first; for lists those of an entry. */
export function fieldsOf(reference: Schema | undefined, owner: string): Field[] {
  if (!reference) return [];
  const { schema, name } = plainOf(reference);
  return childrenOf(schema, [name ?? '', owner].filter(Boolean));
}

export function parameterOf(name: string, schema: Schema, isRequired: boolean, owner: string): Field {
  return toField(name, schema, isRequired, [owner]);
}
