import { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, verifyBusiness } from '#tests/support/factories.ts';
import { bodySchema, flatten, operations } from '#tests/support/operations.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { schemaMismatches } from '#tests/support/schema-mismatches.ts';
import type { JsonSchema } from '#tests/support/schema-values.ts';

/** Unwraps a schema. */
function core(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return core(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodPipe ? core(schema.in as z.ZodType) : schema;
}

function takesNull(schema: JsonSchema): boolean {
  const { type, anyOf, oneOf } = flatten(schema);
  const choices = anyOf ?? oneOf;
  return choices ? choices.some(takesNull) : type === undefined || [type].flat().includes('null');
}

/** The schema without null. */
function besideNull(schema: JsonSchema): JsonSchema {
  const flat = flatten(schema);
  const choice = [...(flat.anyOf ?? []), ...(flat.oneOf ?? [])].find(({ type }) => type !== 'null');
  return choice ? besideNull(choice) : flat;
}

/** Fields on which contract and document disagree about null. */
function nullMismatches(schema: z.ZodType, described: JsonSchema, path = ''): string[] {
  const own = path !== '' && schema.safeParse(null).success !== takesNull(described) ? [path] : [];
  const inner = core(schema);
  const fields = besideNull(described);
  if (inner instanceof z.ZodArray && fields.items) {
    return [...own, ...nullMismatches(inner.element as z.ZodType, fields.items, `${path}.0`)];
  }
  if (!(inner instanceof z.ZodObject)) return own;
  const shape = Object.entries(inner.shape as Record<string, z.ZodType>);
  return [
    ...own,
    ...shape.flatMap(([name, field]) => nullMismatches(field, fields.properties?.[name] ?? {}, `${path}.${name}`)),
  ];
}

const contract = Object.values(routes);
const described = operations.map((operation) => {
  const route = contract.find(({ operationId }) => operationId === operation.operationId);
  if (!route) throw new Error(`${operation.operationId} is in no contract`);
  const answer = operation.responses[route.success.status]?.content?.['application/json']?.schema;
  return { operation, route, operationId: operation.operationId, answer };
});

describe('the document', () => {
  it.each(described.filter(({ operation }) => bodySchema(operation)))(
    'says which fields of the body of $operationId may be null',
    ({ route, operation }) => {
      const content = 'request' in route && route.request && 'body' in route.request ? route.request.body.content : {};
      const schema = (content as Record<string, { schema: z.ZodType }>)['application/json']?.schema as z.ZodType;
      expect(nullMismatches(schema, bodySchema(operation) ?? {})).toEqual([]);
    },
  );

  it.each(described.filter(({ answer }) => answer))(
    'says which fields of the answer of $operationId may be null',
    ({ route, answer }) => {
      const schema = ('schema' in route.success ? route.success.schema : undefined) as z.ZodType;
      expect(nullMismatches(schema, answer ?? {})).toEqual([]);
    },
  );
});

describe('a business that has filled in nothing', () => {
  let app: TestApp;
  const ids: Record<string, string> = { '/postcodes': '12047' };
  const tokens: Record<string, string> = {};
  /** Required queries of reads. */
  const queries: Record<string, string> = {
    '/participants': '?q=Ute',
    '/review/report-figures': '?year=2026',
    '/review/mails': '?email=a@b.example',
    '/desk/customers': '?q=Anker',
    '/desk/registrations': '?email=a@b.example',
  };

  beforeAll(async () => {
    app = await createTestApp();
    const owner = await createOwner(app);
    Object.assign(tokens, { person: owner.token, reviewer: (await createReviewer(app, undefined, 'lead')).token });
    const make = async (path: string, json: unknown) =>
      (await app.call<{ id: string }>('POST', path, { token: owner.token, json })).body.id;
    await app.call('PUT', '/profile', { token: owner.token, json: { display_name: 'Zum Anker' } });
    ids['/events'] = await make('/events', { title: 'Entwurf', event_date: null, category: null });
    ids['/analytics'] = ids['/events'];
    ids['/import-sources'] = await make('/import-sources', { url: 'https://kalender.example/a.ics' });
    ids['/webhooks'] = await make('/webhooks', { url: 'https://shop.example/hooks' });
    ids['/review'] = owner.businessId;
    await verifyBusiness(app, owner.businessId);
    ids['/app/businesses'] = owner.businessId;
    ids['/app/people'] = 'nobody';
    ids['/app/events'] = await make('/events', eventInput({ status: 'published' }));
    const tonight = { event_date: '2026-11-21', end_time: null, status: 'published' };
    ids['/door'] = await make('/events', eventInput(tonight));
    await make('/events', eventInput({ external_id: 'kasse-1' }));
    const event_id = await make('/events', eventInput());
    ids['/series'] = await make('/series', { event_id, frequency: 'weekly', count: 2 });
    const report = { kind: 'child_abuse', explanation: 'Dort sind Bilder von Kindern.', good_faith: true };
    await make('/reports', { ...report, target: 'Zum Anker' });
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from report_cases`);
    ids['/review/reports'] = rows[0]?.id ?? '';
    ids['/desk/customers'] = owner.businessId;
    await make('/team', { user_email: 'neu@anker.example' });
    await make('/api-keys', { name: 'Kasse' });
    const tested = { name: 'Probe', test: true, scopes: ['events:write'] };
    const probe = await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json: tested });
    const headers = { 'X-API-Key': probe.body.key };
    const attempt = await app.call<{ id: string }>('POST', '/events', { headers, json: { title: 'Probe' } });
    ids['/test-events'] = attempt.body.id;
    const imposed = await app.call<{ id: string }>('POST', `/review/businesses/${owner.businessId}/measures`, {
      token: tokens.reviewer,
      json: { kind: 'stop_publishing', ground: 'spam', facts: 'Nur Werbung.', until: '2027-01-31' },
    });
    await make(`/business/measures/${imposed.body.id}/complaint`, { text: 'Das war ein Test.' });
  });
  afterAll(() => app.close());

  it('gets a new draft as it is described', async () => {
    const { answer } = described.find(({ operationId }) => operationId === 'createEvent') ?? {};
    const { status, body } = await app.call('POST', '/events', { token: tokens.person, json: { title: 'Noch einer' } });
    expect(status).toBe(201);
    expect(schemaMismatches(body, answer ?? {})).toEqual([]);
  });

  it.each(described.filter(({ answer, operation }) => answer && operation.method === 'get'))(
    'gets the answer of $operationId as it is described',
    async ({ operation: { path }, answer }) => {
      const section = path.includes('/door') ? '/door' : `/${path.split('/')[1]}`;
      const isOfApp = section === '/app';
      const first = path.split('/').slice(0, 3).join('/');
      const named = path.replace('{external_id}', 'kasse-1');
      const address = named.replaceAll(/\{\w+\}/g, ids[first in ids ? first : section] ?? '');
      const { status, body } = await app.call('GET', address + (queries[path] ?? ''), {
        token: isOfApp ? undefined : ['/review', '/desk'].includes(section) ? tokens.reviewer : tokens.person,
        headers: isOfApp ? { 'X-API-Key': app.deps.config.appServiceKey ?? '' } : {},
      });
      expect(status).toBe(200);
      expect(schemaMismatches(body, answer ?? {})).toEqual([]);
    },
  );
});
