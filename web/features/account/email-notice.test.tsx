import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createTexts } from '#i18n/translator.ts';
import { queries } from '#web/api/queries.ts';
import { EmailNotice } from './email-notice.tsx';

function draw(language: 'de' | 'en', state: string | undefined): string {
  const client = new QueryClient();
  client.setQueryData(queries.me.queryKey, {
    email: 'mira@ecke.example',
    email_state: state,
    memberships: [],
  } as never);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createTexts(language, 'Dabei')}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <EmailNotice />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

it.each([
  ['de', 'bounced', 'kommen zurück', 'Adresse ändern Sie geht wieder'],
  ['de', 'complained', 'als Spam gemeldet', 'Wieder alle schicken'],
  ['en', 'bounced', 'come back', 'Change address It works again'],
  ['en', 'complained', 'reported as spam', 'Send all again'],
] as const)('in %s a person whose address is %s is told, and what to do', (language, state, words, actions) => {
  const drawn = draw(language, state);
  for (const text of [words, actions, 'mira@ecke.example']) expect(drawn).toContain(text);
});

it.each(['ok', undefined])('nobody else is told (%s)', (state) => {
  expect(draw('de', state)).toBe('');
});
