import { eventAnswers, eventExample } from '#contract/shared/event-example.ts';
import { bodyExamples, fieldExamples } from '#contract/shared/field-examples.ts';

type Node = { [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOfValue(value: unknown): string {
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
}

function fits(schema: Node, value: unknown): boolean {
  const types = [schema.type].flat();
  const type = typeOfValue(value);
  if (!types.includes(type) && !(type === 'integer' && types.includes('number'))) return false;
  const { format, pattern, minLength, maxLength, minimum, maximum } = schema as Record<string, number & string>;
  if (typeof value === 'number') return !(value < Number(minimum ?? value) || value > Number(maximum ?? value));
  const text = String(value);
  if (format === 'uuid') return /^[0-9a-f-]{36}$/.test(text);
  if (format === 'idn-email') return text.includes('@');
  if (format === 'uri') return URL.canParse(text);
  if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(text);
  if (format === 'date-time') return /^\d{4}-\d\d-\d\dT.*Z$/.test(text);
  if (format) return false;
  if (text.length < (minLength ?? 0) || text.length > (maxLength ?? text.length)) return false;
  return pattern === undefined || new RegExp(pattern).test(text);
}

function carryField(name: string, schema: unknown): void {
  if (!isNode(schema) || !(name in fieldExamples)) return;
  const says = ['enum', 'const', 'default', '$ref', 'anyOf', 'allOf'].some((key) => key in schema);
  if (!says && fits(schema, fieldExamples[name])) schema.example = fieldExamples[name];
}

/** Responses include participant figures; requests do not. */
function carryEvent(properties: Node): void {
  for (const [name, schema] of Object.entries(properties))
    if (isNode(schema) && name in eventExample) schema.example = eventExample[name];
}

function walk(node: unknown): void {
  if (Array.isArray(node)) for (const each of node) walk(each);
  if (!isNode(node)) return;
  if (isNode(node.properties)) {
    for (const [name, schema] of Object.entries(node.properties)) carryField(name, schema);
    if ('participant_counts' in node.properties && 'event_date' in node.properties) carryEvent(node.properties);
  }
  if (typeof node.in === 'string' && typeof node.name === 'string') carryField(node.name, node.schema);
  for (const [name, each] of Object.entries(node)) if (name !== 'example') walk(each);
}

function carryBodies(paths: Node): void {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods as Node)) as Node[]) {
    const example = bodyExamples[operation.operationId as string];
    const content = (operation.requestBody as { content?: Record<string, Node> } | undefined)?.content;
    const json = content?.['application/json'];
    if (example && json) json.example = example;
  }
}

function carryAnswers(paths: Node, schemas: Node): void {
  const properties = (schemas.Event as Node | undefined)?.properties as Record<string, Node> | undefined;
  const example = Object.fromEntries(Object.entries(properties ?? {}).map(([name, schema]) => [name, schema.example]));
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods as Node)) as Node[]) {
    const changed = eventAnswers[operation.operationId as string];
    if (!changed) continue;
    for (const [code, answer] of Object.entries(operation.responses as Node)) {
      const json = ((answer as Node).content as Record<string, Node> | undefined)?.['application/json'];
      if (json && code.startsWith('2')) json.example = { ...example, ...changed };
    }
  }
}

/** Fields of the example event that a message's type changes. */
const messageEvents: Record<string, string> = { 'event.updated': 'updateEvent', 'event.cancelled': 'cancelEvent' };

function carryMessages(webhooks: Node, schemas: Node): void {
  const properties = (schemas.Event as Node | undefined)?.properties as Record<string, Node> | undefined;
  const event = Object.fromEntries(Object.entries(properties ?? {}).map(([name, schema]) => [name, schema.example]));
  for (const [type, { post }] of Object.entries(webhooks) as [string, { post: Node }][]) {
    const { content } = post.requestBody as { content: Record<string, Node> };
    const changed = eventAnswers[messageEvents[type] ?? ''];
    const participant = { user_id: 'u_4711', status: type.split('.')[1], party_size: 2, channel: 'app' };
    const about = { event: { ...event, ...changed }, ...(type.startsWith('participant.') ? { participant } : {}) };
    const data = type === 'test' ? { message: 'This is a test delivery.' } : about;
    const timestamp = '2026-12-08T15:00:00.000Z';
    const json = content['application/json'];
    if (json) json.example = { type, timestamp, event_type: type, data };
  }
}

/** Adds missing examples of fields and bodies to an OpenAPI document. */
export function carryExamples<D extends object>(document: D): D {
  walk(document);
  const {
    paths = {},
    webhooks = {},
    components,
  } = document as {
    paths?: Node;
    webhooks?: Node;
    components?: { schemas?: Node };
  };
  carryBodies(paths);
  carryAnswers(paths, components?.schemas ?? {});
  carryMessages(webhooks, components?.schemas ?? {});
  return document;
}
