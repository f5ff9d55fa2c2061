import { expect, test } from 'vitest';
import type { Document } from './contract-breaks.ts';
import { contractBreaks } from './contract-breaks.ts';

function document(change: (document: Document) => void = () => undefined): Document {
  const described: Document = {
    paths: {
      '/events': {
        post: {
          'x-access': { as: 'member', scope: 'events:write' },
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Input' } } } },
          responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Event' } } } } },
        },
      },
      '/review/cases': { get: { 'x-access': { as: 'reviewer' }, responses: { 200: {} } } },
    },
    webhooks: {
      'event.created': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Event' } } } },
          responses: {},
        },
      },
    },
    components: {
      schemas: {
        Input: {
          type: 'object',
          properties: { title: { type: 'string' }, kind: { enum: ['a', 'b'] } },
          required: ['title'],
        },
        Event: {
          type: 'object',
          properties: { id: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
          required: ['id', 'tags'],
        },
      },
    },
  };
  change(described);
  return described;
}

const call = ({ paths }: Document) => {
  const found = paths['/events']?.post;
  if (!found) throw new Error('no such call');
  return found;
};
const schema = ({ components }: Document, name: string) => components.schemas?.[name] ?? {};

test.each<[string, (changed: Document) => void]>([
  ['POST /events: removed', ({ paths }) => delete paths['/events']],
  [
    'POST /events: needs events:publish',
    (changed) => Object.assign(call(changed), { 'x-access': { as: 'member', scope: 'events:publish' } }),
  ],
  ['POST /events limit: removed', (changed) => Object.assign(call(changed), { parameters: [] })],
  [
    'POST /events page: became required',
    (changed) => call(changed).parameters?.push({ name: 'page', in: 'query', required: true, schema: {} }),
  ],
  ['POST /events body kind: became required', (changed) => schema(changed, 'Input').required?.push('kind')],
  ['POST /events body title: removed', (changed) => delete schema(changed, 'Input').properties?.title],
  [
    'POST /events body kind: b is no longer accepted',
    (changed) => schema(changed, 'Input').properties?.kind?.enum?.pop(),
  ],
  [
    'POST /events body title: string became integer',
    (changed) => Object.assign(schema(changed, 'Input').properties?.title ?? {}, { type: 'integer' }),
  ],
  ['POST /events: no longer responds 201', (changed) => Object.assign(call(changed), { responses: { 200: {} } })],
  ['webhook event.created: removed', (changed) => delete changed.webhooks?.['event.created']],
])('%s', (sentence, change) => {
  expect(contractBreaks(document(), document(change))).toContain(sentence);
});

test('a field less in a response breaks the call and the message', () => {
  const changed = document((each) => delete schema(each, 'Event').properties?.id);
  expect(contractBreaks(document(), changed)).toEqual([
    'POST /events 201 id: removed',
    'webhook event.created id: removed',
  ]);
});

test('a field that may be missing, or has other entries, breaks too', () => {
  const changed = document((each) => {
    schema(each, 'Event').required?.pop();
    Object.assign(schema(each, 'Event').properties?.tags?.items ?? {}, { type: 'object' });
  });
  expect(contractBreaks(document(), changed)).toEqual(
    expect.arrayContaining(['POST /events 201 tags: may be missing', 'POST /events 201 tags[]: string became object']),
  );
});

test('more calls, fields and choices break nothing, nor do calls of staff', () => {
  const changed = document((each) => {
    each.paths['/series'] = { get: { responses: { 200: {} } } };
    delete each.paths['/review/cases'];
    Object.assign(schema(each, 'Input').properties ?? {}, { note: { type: 'string' } });
    Object.assign(schema(each, 'Event').properties ?? {}, { note: { type: 'string' } });
    schema(each, 'Input').properties?.kind?.enum?.push('c');
  });
  expect(contractBreaks(document(), changed)).toEqual([]);
});
