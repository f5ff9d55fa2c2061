import publicOne from '#contract/openapi.json' with { type: 'json' };
import ofApp from '#contract/openapi-app.json' with { type: 'json' };
import ofBrowser from '#contract/openapi-browser.json' with { type: 'json' };
import ofStaff from '#contract/openapi-staff.json' with { type: 'json' };
import type { Audience } from '#contract/shared/audience.ts';
import { wholeDocument } from '#contract/shared/whole-document.ts';
import type { JsonSchema } from '#tests/support/schema-values.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}

export interface Operation {
  path: string;
  method: string;
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: JsonSchema }> }>;
  'x-access': { as: string };
}

interface Document {
  paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>;
  components: { schemas: Record<string, JsonSchema> };
}

export const documents = {
  public: publicOne,
  app: ofApp,
  browser: ofBrowser,
  staff: ofStaff,
} as unknown as Record<Audience, Document>;

const whole = wholeDocument(Object.values(documents));

export const { schemas } = whole.components;

/** Resolves a `$ref` of the documents. */
export function resolve(ref: string): JsonSchema {
  return schemas[ref.replace('#/components/schemas/', '')] ?? {};
}

/** A schema with references resolved and `allOf` merged. */
export function flatten(schema: JsonSchema): JsonSchema {
  const { $ref, allOf = [], ...own } = schema;
  const parts: JsonSchema[] = [...[...($ref ? [resolve($ref)] : []), ...allOf].map(flatten), own];
  const whole: JsonSchema = Object.assign({}, ...parts);
  if (!whole.properties) return whole;
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  return { ...whole, properties, required: parts.flatMap((part) => part.required ?? []) };
}

export const operations: Operation[] = Object.entries(whole.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

export function parametersIn(place: Parameter['in'], { parameters = [] }: Operation): string[] {
  return parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
}

type Steps = readonly (string | number)[];

/** Paths of all strings in values of this schema. */
export function textPlaces(described: JsonSchema, before: Steps = []): Steps[] {
  const { type, format, anyOf = [], oneOf = [], items, properties = {} } = flatten(described);
  const places = [
    ...([type].flat().includes('string') && format !== 'binary' ? [before] : []),
    ...[...anyOf, ...oneOf].flatMap((choice) => textPlaces(choice, before)),
    ...(items ? textPlaces(items, [...before, 0]) : []),
    ...Object.entries(properties).flatMap(([name, field]) => textPlaces(field, [...before, name])),
  ];
  return places.filter((place, index) => places.findIndex((other) => other.join() === place.join()) === index);
}

/** An otherwise empty body with a value at each of these places. */
export function bodyWith(places: readonly Steps[], valueAt: (place: Steps) => unknown): unknown {
  const root: Record<string, unknown> = {};
  for (const place of places) {
    let at = root as Record<string | number, unknown>;
    place.forEach((step, index) => {
      const next = place[index + 1];
      at[step] = next === undefined ? valueAt(place) : (at[step] ?? (typeof next === 'number' ? [] : {}));
      at = at[step] as Record<string | number, unknown>;
    });
  }
  return root;
}

/** The JSON schema of an operation's body, if any. */
export function bodySchema({ requestBody }: Operation): JsonSchema | undefined {
  return requestBody?.content['application/json']?.schema;
}
