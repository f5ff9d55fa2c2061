import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { texts as de } from '#i18n/de/pages/api-docs.ts';
import { texts as en } from '#i18n/en/pages/api-docs.ts';
import { createWebhookSecret, signWebhook } from '#server/modules/webhooks/sign-webhook.ts';
import { readEndpoints } from '#web/routes/public/api-docs/endpoints.ts';
import { typeScriptCheck } from '#web/routes/public/api-docs/signatures.ts';

const endpoints = readEndpoints().flatMap((group) => group.endpoints);

test('every endpoint of the page has words in both languages', () => {
  const ids = endpoints.map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(60);
  for (const { summaries } of [de, en]) expect(ids.filter((id) => !(id in summaries))).toEqual([]);
});

test('an endpoint tells its parameters, fields, answer and problems as the contract has them', () => {
  const list = endpoints.find(({ operationId }) => operationId === 'listEvents');
  expect(list?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['page', 'limit', 'status']));
  const create = endpoints.find(({ operationId }) => operationId === 'createEvent');
  expect(create?.body.map(({ name }) => name)).toEqual(expect.arrayContaining(['title', 'event_date', 'capacity']));
  expect(create?.success).toMatchObject({ status: '201', fields: expect.arrayContaining(['id', 'credits_spent']) });
  expect(create?.problems).toContainEqual({ status: '402', codes: ['not_enough_credits'] });
  expect(create?.access).toMatchObject({ as: 'member', requires: 'create_events' });
});

test('the example that checks signatures believes our deliveries, also while a secret changes, and no others', async () => {
  const script = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(typeScriptCheck))}`;
  const { isGenuine } = await import(/* @vite-ignore */ script);
  const [old, secret] = [createWebhookSecret(), createWebhookSecret()];
  const body = '{"event_type":"event.created"}';
  const headers = signWebhook([secret, old], 'one', new Date(), body);
  expect(isGenuine(headers, body, secret)).toBe(true);
  expect(isGenuine(headers, body, old)).toBe(true);
  expect(isGenuine(headers, body, createWebhookSecret())).toBe(false);
  expect(isGenuine(headers, `${body} `, secret)).toBe(false);
  expect(isGenuine(signWebhook([secret], 'one', new Date(0), body), body, secret)).toBe(false);
  expect(isGenuine({}, body, secret)).toBe(false);
});
