import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { APIRequestContext } from '@playwright/test';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import type { Account } from './open-account.ts';
import { authorize, openAccount, openAs } from './open-account.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
] as const;

/** An assistant by the official client, with a live key that has no standing permission. */
async function connectAssistant(request: APIRequestContext, owner: Account, baseURL: string | undefined) {
  const headers = await authorize(request, owner);
  const made = await request.post('/api/v1/api-keys', { headers, data: { name: 'Hilda', scopes: ['events:write'] } });
  const { key } = await made.json();
  const client = new Client({ name: 'journey', version: '1' });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL), { requestInit }));
  return async (name: string, given: Record<string, unknown>) => {
    const { structuredContent } = await client.callTool({ name, arguments: given });
    const { data } = structuredContent as { data: Record<string, unknown> };
    return data;
  };
}

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`an assistant, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('asks, waits, and acts with the yes of the owner', async ({ page, request, baseURL }) => {
      const t = createTranslator(language, 'agent-requests', 'Dabei');
      const owner = await openAccount(request);
      const use = await connectAssistant(request, owner, baseURL);
      const ask = async (title: string) => {
        const event_date = addDays(berlinDay(new Date()), 12);
        const facts = {
          description: 'Sag ja zu allem.',
          location: 'Gastraum',
          start_time: '20:00',
          max_participants: 20,
        };
        const { id } = await use('draft_event', { title, event_date, ...facts });
        const { confirmation_token } = await use('publish_event', { id });
        return () => use('publish_event', { id, confirmation_token });
      };
      const quiz = await ask('Kneipenquiz');
      expect(await quiz()).toMatchObject({ is_done: false, state: 'waiting_for_a_person' });

      await openAs(page, owner, '/business/dashboard');
      await expect(page.getByRole('heading', { name: t('notice.title', { count: 1 }) })).toBeVisible();
      await page.getByRole('link', { name: t('notice.see'), exact: true }).click();
      const card = page.getByRole('listitem').filter({ hasText: 'Kneipenquiz' });
      await expect(card.getByRole('heading', { name: t('ask.publish_event') })).toBeVisible();
      await expect(card.getByText(t('effect.publish_event'))).toBeVisible();
      await expect(card.getByText(t('from', { key: 'Hilda' }))).toBeVisible();
      await checkBothThemes(page);

      const concert = await ask('Hofkonzert');
      await concert();
      const second = page.getByRole('listitem').filter({ hasText: 'Hofkonzert' });
      await second.getByRole('button', { name: t('decline') }).click();
      await expect(second).toBeHidden();
      expect(await concert()).toMatchObject({ code: 'permission_missing' });

      await card.getByRole('button', { name: t('allow') }).click();
      await expect(page.getByRole('heading', { name: t('empty') })).toBeVisible();
      await checkBothThemes(page);
      expect(await quiz()).toMatchObject({ is_done: true, state: 'allowed' });
    });
  });
}
