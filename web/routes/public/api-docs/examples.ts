import type { Schema } from './contract.ts';
import { resolve } from './schema.ts';

const byFormat: Record<string, unknown> = {
  date: '2026-12-09',
  'date-time': '2026-12-09T19:00:00.000Z',
  email: 'hallo@fette-ecke.example',
  uri: 'https://fette-ecke.example',
  uuid: '019a3f52-7c1e-7b40-9d0a-5f1c2e8b6a31',
};

function textOf({ format = '', minLength = 0 }: Schema): unknown {
  return byFormat[format] ?? 'text'.padEnd(minLength, '.');
}

/** Example value from the contract's examples, cut at `depth`. */
export function exampleOf(reference: Schema, depth = 6): unknown {
  const schema = resolve(reference);
  const { example, const: only, enum: values, anyOf, oneOf, minimum, properties } = schema;
  if (example !== undefined) return example;
  if (only !== undefined) return only;
  if (values) return values.find((value) => value !== null) ?? null;
  if (schema.default !== undefined) return schema.default;
  const choices = anyOf ?? oneOf;
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, depth);
  const types = [schema.type ?? (properties ? 'object' : [])].flat();
  const type = types.find((one) => one !== 'null');
  if (types.includes('null') && type !== 'object' && type !== 'array') return null;
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 0, 0);
  if (type === 'array') return depth > 0 && schema.items ? [exampleOf(schema.items, depth - 1)] : [];
  if (type === 'string') return textOf(schema);
  if (depth === 0) return {};
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, exampleOf(field, depth - 1)]);
  return Object.fromEntries(fields);
}

const FEWEST = 2;

/** The contract's example, else required fields, else the first ones. */
export function bodyExampleOf(reference: Schema): Record<string, unknown> {
  const { example, properties = {}, required = [] } = resolve(reference);
  if (typeof example === 'object' && example !== null) return { ...example };
  const names = Object.keys(properties);
  const isAlias = (name: string) =>
    /^(Alias of|For our own forms)/.test(resolve(properties[name] ?? {}).description ?? '');
  const chosen = required.length ? names.filter((name) => required.includes(name)) : names.slice(0, FEWEST);
  return Object.fromEntries(
    chosen.filter((name) => !isAlias(name)).map((name) => [name, exampleOf(properties[name] ?? {})]),
  );
}

/** At most so many fields: sent ones, identifiers, then in contract order. */
export function shortAnswer(answer: unknown, sent: object, most: number): { shown: unknown; left: number } {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return { shown: answer, left: 0 };
  const names = Object.keys(answer);
  if (names.length <= most) return { shown: answer, left: 0 };
  const first = ['id', 'status', ...Object.keys(sent), 'starts_at', 'ends_at', 'credits_spent'];
  const ranked = [...first.filter((name) => names.includes(name)), ...names];
  const chosen = new Set([...new Set(ranked)].slice(0, most));
  const shown = Object.entries(answer)
    .filter(([name]) => chosen.has(name))
    .map(([name, value]) => [name, (sent as Record<string, unknown>)[name] ?? value]);
  return { shown: Object.fromEntries(shown), left: names.length - chosen.size };
}
