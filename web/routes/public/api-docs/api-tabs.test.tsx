import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTexts } from '#i18n/translator.ts';
import { ApiTabs, PANEL_ID, tabOfPage } from './api-tabs.tsx';

/** Each tab's text and address, and whether it is open. */
function tabsOf(open: Parameters<typeof tabOfPage>[0], language: 'de' | 'en') {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createTexts(language, 'Dabei')}>
      <ApiTabs current={tabOfPage(open)} />
    </I18nextProvider>,
  );
  expect(html).toContain('role="tablist"');
  return [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(({ 1: attributes = '', 2: text }) => {
    expect(attributes).toContain('role="tab"');
    const isOpen = attributes.includes('aria-selected="true"');
    expect(attributes.includes(`aria-controls="${PANEL_ID}"`)).toBe(isOpen);
    return [text, attributes.match(/href="([^"]*)"/)?.[1], isOpen];
  });
}

it('has the three tabs of the documentation as links, with the one of the page open', () => {
  expect(tabsOf(undefined, 'de')).toEqual([
    ['Endpunkte', '/api/events', false],
    ['Code-Beispiele', '/api#start', true],
    ['Webhooks', '/api/webhooks', false],
  ]);
  expect(tabsOf('guests', 'en')).toEqual([
    ['Endpoints', '/api/events', true],
    ['Code Examples', '/api#start', false],
    ['Webhooks', '/api/webhooks', false],
  ]);
  expect(tabsOf('webhooks', 'de').map(([, , isOpen]) => isOpen)).toEqual([false, false, true]);
});
