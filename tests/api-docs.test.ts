import { stripTypeScriptTypes } from 'node:module';
import type { z } from '@hono/zod-openapi';
import { Engine } from 'php-parser';
import { describe, expect, test } from 'vitest';
import { routes } from '#contract/index.ts';
import { buildOpenApi } from '#contract/openapi.ts';
import type { EventSchema } from '#contract/shared/event-fields.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';
import { eventInstants } from '#domain/events/instants.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { webhookEventTypes } from '#domain/webhooks/event-types.ts';
import { texts as de } from '#i18n/de/pages/api-docs.ts';
import { texts as fieldsDe } from '#i18n/de/pages/api-fields.ts';
import { texts as en } from '#i18n/en/pages/api-docs.ts';
import { texts as fieldsEn } from '#i18n/en/pages/api-fields.ts';
import * as client from '#tests/.generated/client.ts';
import { apiResources } from '#web/routes/public/api-docs/api-pages.ts';
import { callOf, toTypeScript, writeCall } from '#web/routes/public/api-docs/calls.ts';
import { loadContract } from '#web/routes/public/api-docs/contract.ts';
import { bodyFieldsOf, deliveryOf } from '#web/routes/public/api-docs/deliveries.ts';
import { splitSummary } from '#web/routes/public/api-docs/endpoint-text.ts';
import { allProblems, readEndpoints, shapesOf } from '#web/routes/public/api-docs/endpoints.ts';
import { sentenceKeys } from '#web/routes/public/api-docs/field-sentence.ts';
import { walkAll } from '#web/routes/public/api-docs/lists.ts';
import type { Field } from '#web/routes/public/api-docs/schema.ts';

await loadContract();
const endpoints = readEndpoints();
const base = 'https://dabei.example/api/v1';
const find = (id: string) => endpoints.find(({ operationId }) => operationId === id);

/** Every field of a call including nested ones. */
function flatten(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...flatten(field.children)]);
}
const allFields = [
  ...endpoints.flatMap(({ operationId, parameters, body, success }) =>
    flatten([...parameters, ...(body?.fields ?? []), ...success.fields]).map((field) => ({ operationId, field })),
  ),
  ...webhookEventTypes.flatMap((type) => flatten(bodyFieldsOf(type)).map((field) => ({ operationId: type, field }))),
];

describe('words in both languages', () => {
  const pairs = [
    { language: 'de', page: de, fields: fieldsDe },
    { language: 'en', page: en, fields: fieldsEn },
  ];

  test.each(pairs)('in $language every field of a request or an answer has a sentence', ({ fields }) => {
    const known = new Set(
      Object.entries<Record<string, string>>(fields).flatMap(([owner, sentences]) =>
        Object.keys(sentences).map((name) => `${owner}.${name}`),
      ),
    );
    const mute = allFields.filter(({ field }) => !sentenceKeys(field).some((key) => known.has(key)));
    expect([...new Set(mute.map(({ operationId, field }) => `${operationId}: ${field.name}`))]).toEqual([]);
  });

  test.each(pairs)('in $language every sentence belongs to a field and ends like one', ({ fields }) => {
    const used = new Set(allFields.flatMap(({ field }) => sentenceKeys(field)));
    const written = Object.entries<Record<string, string>>(fields).flatMap(([owner, sentences]) =>
      Object.entries(sentences).map(([name, sentence]) => ({ key: `${owner}.${name}`, sentence })),
    );
    expect(written.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([]);
    expect(written.filter(({ sentence }) => !/^[^a-z].*[.]$|^`.*[.]$/.test(sentence))).toEqual([]);
  });

  test.each(pairs)('in $language every call, error, page and message has words', ({ page }) => {
    const ids = endpoints.map(({ operationId }) => operationId);
    expect(ids.length).toBeGreaterThan(60);
    expect(Object.keys(page.summaries).toSorted()).toEqual(ids.toSorted());
    expect(Object.keys(page.errors).toSorted()).toEqual(
      allProblems()
        .map(({ code }) => code)
        .toSorted(),
    );
    expect(apiResources.filter((resource) => !(resource in page.resources))).toEqual([]);
    expect(webhookEventTypes.filter((type) => !(type.replace('.', '_') in page.hooks.types))).toEqual([]);
  });
});

type EventAnswer = z.output<typeof EventSchema>;

describe('examples of events obey the rules of events', () => {
  const document = buildOpenApi('public');
  const schemas = (document.components?.schemas ?? {}) as Record<
    string,
    { properties?: Record<string, { example?: unknown }> }
  >;
  const properties = schemas.Event?.properties ?? {};
  const schemaExample = Object.fromEntries(Object.entries(properties).map(([name, { example }]) => [name, example]));
  const answers = Object.values(document.paths ?? {}).flatMap((methods) =>
    Object.values(methods as Record<string, { operationId: string; responses: Record<string, unknown> }>).flatMap(
      ({ operationId, responses }) =>
        Object.values(responses as Record<string, { content?: Record<string, { example?: object }> }>)
          .map(({ content }) => content?.['application/json']?.example as Record<string, unknown> | undefined)
          .filter((example) => example !== undefined && 'participant_counts' in example)
          .map((example) => [operationId, example] as const),
    ),
  );

  test.each([['the schema', schemaExample] as const, ...answers])('%s', (_, given) => {
    const event = given as unknown as EventAnswer;
    const isPublished = ['published', 'cancelled', 'archived'].includes(event.status);
    const counts = event.participant_counts;
    const { total } = eventCost(event.tariff, {
      featuredEvent: event.featured_event,
      pushNotification: event.push_notification,
      characteristicCount: event.category?.userCharacteristics.length ?? 0,
    });
    expect([event.credits_spent, event.credits_reserved]).toEqual([
      isPublished ? total : 0,
      event.status === 'scheduled' ? total : 0,
    ]);
    expect(event.published_at !== null).toBe(isPublished);
    expect([event.cancelled_at !== null, event.cancel_reason !== null]).toEqual(
      Array(2).fill(event.status === 'cancelled'),
    );
    expect(event.publish_at !== null).toBe(event.status === 'scheduled');
    expect(event.scheduled_date !== null).toBe(event.publish_type === 'scheduled');
    expect([event.held_until, event.hold_reasons]).toEqual([null, []]);
    expect(event.capacity).toBe(event.max_participants);
    expect(event.participant_type === 'limited').toBe(event.capacity !== null);
    expect(counts.joined + counts.offered).toBeLessThanOrEqual(event.capacity ?? Infinity);
    expect(event.ticket_type === 'paid').toBe(event.ticket_price !== null);
    expect(event.box_office).toBe(event.box_office_price !== null);
    expect(event.is_recurring).toBe(event.series_id !== null);
    const { startsAt, endsAt } = eventInstants({
      eventDate: event.event_date ?? '',
      startTime: event.start_time,
      endTime: event.end_time,
    });
    expect([event.starts_at, event.ends_at]).toEqual([startsAt?.toISOString(), endsAt?.toISOString()]);
  });

  test('and so does what the pages show of them', () => {
    const shown = endpoints.map(({ success }) => success.example as Record<string, unknown> | undefined);
    const drafts = shown.filter((example) => example?.status === 'draft' && 'credits_spent' in example);
    expect(drafts.length).toBeGreaterThan(0);
    for (const example of drafts) expect(example?.credits_spent).toBe(0);
  });
});

test('a summary is a title and what else there is to know', () => {
  expect(splitSummary('Event ändern, nur neue Optionen kosten Credits')).toEqual({
    title: 'Event ändern',
    rest: 'Nur neue Optionen kosten Credits.',
  });
  expect(splitSummary('Logo setzen (höchstens 5 MB)')).toEqual({ title: 'Logo setzen', rest: 'Höchstens 5 MB.' });
  expect(splitSummary('Kopie als Entwurf')).toEqual({ title: 'Kopie als Entwurf', rest: '' });
});

test.each([
  ['de', de],
  ['en', en],
] as const)('in %s every call has a title of its own on its page', (_, { summaries }) => {
  const titles = endpoints.map(({ operationId, resource }) => {
    const { title } = splitSummary((summaries as Record<string, string>)[operationId] ?? '');
    return { operationId, title, key: `${resource}: ${title}` };
  });
  expect(titles.filter(({ title }) => !title.includes(' '))).toEqual([]);
  const keys = titles.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every page has calls, and every scope of a key opens some', () => {
  const used = new Set(endpoints.map(({ resource }) => resource));
  expect(apiResources.filter((resource) => !used.has(resource))).toEqual([]);
  const scopes = new Set(endpoints.map(({ access }) => access.scope));
  expect(apiKeyScopes.filter((scope) => !scopes.has(scope))).toEqual([]);
});

describe('a call', () => {
  test('tells its parameters, fields, answer and problems as the contract has them', () => {
    expect(find('listEvents')?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page', 'limit', 'status']),
    );
    const create = find('createEvent');
    expect(create?.body?.fields[0]).toMatchObject({
      name: 'title',
      kind: 'text',
      isRequired: true,
      limit: { unit: 'characters', most: 60 },
      example: 'Kneipenquiz',
    });
    expect(create?.success).toMatchObject({ status: '201', shape: 'Event' });
    expect(create?.problems).toContainEqual({ status: '402', codes: ['not_enough_credits'] });
    expect(create?.access).toMatchObject({ as: 'member', requires: 'create_events', scope: 'events:write' });
    const limit = find('listEvents')?.parameters.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({ kind: 'integer', limit: { least: 1, most: 100 }, default: '20' });
  });

  test('tells names that only repeat another as such, and each stands for a field that there is', () => {
    const fields = find('createEvent')?.body?.fields ?? [];
    const aliases = fields.flatMap(({ name, aliasOf }) => (aliasOf ? [[name, aliasOf]] : []));
    expect(aliases).toEqual(
      expect.arrayContaining([
        ['date', 'event_date'],
        ['capacity', 'max_participants'],
        ['character_tags', 'category.tags'],
      ]),
    );
    expect(fields.filter(({ isForOurForms }) => isForOurForms).map(({ name }) => name)).toEqual(['tariff']);
    const paths = new Set(
      fields.flatMap(({ name, children }) => [name, ...children.map((child) => `${name}.${child.name}`)]),
    );
    expect(aliases.filter(([, target = '']) => !paths.has(target))).toEqual([]);
  });

  const withJson = endpoints.filter(({ body }) => body?.kind === 'json');
  test('shows a body that the contract takes', () => {
    const refused = withJson.flatMap(({ operationId, body }) => {
      const request = Object.values<AnyRoute>(routes).find((route) => route.operationId === operationId)?.request;
      const content = request?.body?.content as Record<
        string,
        { schema: { safeParse: (value: unknown) => { success: boolean; error?: unknown } } }
      >;
      const { success, error } = content['application/json']?.schema.safeParse(body?.example) ?? { success: false };
      return success ? [] : [`${operationId} ${JSON.stringify(body?.example)}: ${error}`];
    });
    expect(refused).toEqual([]);
  });

  test('shows JSON that is one, in its shell and in its answer', () => {
    for (const endpoint of withJson) {
      const { curl } = writeCall(callOf(endpoint, base));
      const json = /-d '([\s\S]*)'$/.exec(curl)?.[1]?.replaceAll(`'\\''`, "'");
      expect(JSON.parse(json ?? ''), endpoint.operationId).toEqual(endpoint.body?.example);
    }
    const { data } = JSON.parse(deliveryOf('participant.joined').split('\n\n')[1] ?? '');
    expect(data).toMatchObject({ event: { title: 'Kneipenquiz' }, participant: { status: 'joined' } });
  });

  test('is written without a mistake in TypeScript and PHP, with a function that the client has', () => {
    const php = new Engine({});
    const wrong = endpoints.flatMap((endpoint) => {
      const call = callOf(endpoint, base);
      const codes = writeCall(call);
      try {
        stripTypeScriptTypes(codes.typescript);
        php.parseCode(codes.php, 'example.php');
      } catch (error) {
        return [`${endpoint.operationId}: ${error}`];
      }
      const isKnown = endpoint.operationId in client && toTypeScript(call).includes(`dabei.${endpoint.operationId}(`);
      return isKnown ? [] : [endpoint.operationId];
    });
    expect(wrong).toEqual([]);
    php.parseCode(walkAll(base).php, 'list.php');
  });

  test('fills in everything its address names', () => {
    const open = endpoints.filter((endpoint) =>
      /[{}]/.test(Object.values(writeCall(callOf(endpoint, base)))[0]?.split(' \\')[0] ?? ''),
    );
    expect(open.map(({ operationId }) => operationId)).toEqual([]);
  });
});

test('objects that several calls answer with are told once', () => {
  const events = endpoints.filter(({ resource }) => resource === 'events');
  const [event] = shapesOf(events);
  expect(event).toMatchObject({ name: 'Event' });
  expect(event?.fields.length).toBeGreaterThan(40);
});
