import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createTexts } from '#i18n/translator.ts';
import { queries } from '#web/api/queries.ts';
import type { TodayData } from '#web/features/today/use-today.ts';
import { FiguresLine } from './figures-line.tsx';
import { TaskList } from './task-list.tsx';

const stats = { views_today: 12, views_this_week: 89, views_by_day: null, events_today: 1, events_this_week: 3 };
const plan = { total: 15, is_trial: true, resets_at: null };

function draw(part: ReactElement, language: 'de' | 'en', figures: object = {}, balance = 8): string {
  const client = new QueryClient();
  const membership = { business_id: 'a', is_owner: true, permissions: [] };
  const answers: [readonly unknown[], object][] = [
    [queries.me.queryKey, { memberships: [membership] }],
    [queries.stats.queryKey, { ...stats, ...figures }],
    [queries.balance.queryKey, { balance, purchased: 0, plan }],
  ];
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createTexts(language, 'Dabei')}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('the strip of figures', () => {
  it('has views large and the own events below, in words, and what is left of the credits', () => {
    const german = draw(<FiguresLine next={[]} />, 'de');
    for (const text of ['Aufrufe heute 1 Event heute 12', 'Aufrufe diese Woche 3 Events diese Woche 89', '8 / 15']) {
      expect(german).toContain(text);
    }
    const english = draw(<FiguresLine next={[]} />, 'en', { events_today: 2, events_this_week: 1 });
    for (const text of [
      'Views today 2 events today 12',
      'Views this week 1 event this week 89',
      '8 of 15 credits left',
    ]) {
      expect(english).toContain(text);
    }
  });

  it('has zeros as figures, and a dash in place of views for who may not see them', () => {
    const none = { views_today: 0, views_this_week: 0, events_today: 0, events_this_week: 0 };
    const fresh = draw(<FiguresLine next={[]} />, 'de', none);
    expect(fresh).toContain('Aufrufe heute 0 Events heute 0');
    expect(fresh).toContain('Aufrufe diese Woche 0 Events diese Woche 0');
    const hidden = draw(<FiguresLine next={[]} />, 'de', { views_today: null, views_this_week: null });
    expect(hidden).toContain('1 Event heute –');
  });
});

describe('what waits', () => {
  const draft = { id: 'd', title: 'Quiz', tariff: 'dialog', missing: [], drafts: 1 };
  const waiting = (today: object, status: 'verified' | 'pending' | 'rejected', balance?: number) =>
    draw(<TaskList today={today as TodayData} status={status} />, 'de', {}, balance);

  it('counts what there is to do, and credits only when they run out', () => {
    expect(waiting({ requests: null, draft: null }, 'verified')).not.toContain('Zu tun 1');
    expect(waiting({ requests: null, draft: null }, 'verified', 1)).toContain('Zu tun 1');
    expect(waiting({ requests: null, draft }, 'verified')).toContain('Zu tun 1');
  });

  it('names the next open part of a pending business, and the points above of a rejected one', () => {
    const parts = { image: true, hours: false, draft: true, proof: false };
    const pending = waiting({ requests: null, draft: null, parts }, 'pending');
    expect(pending).toContain('Zu tun 1');
    expect(pending).toContain('Zeiten Wann hast du offen?');
    const rejected = waiting({ requests: null, draft: null, parts }, 'rejected');
    expect(rejected).toContain('Erst die Punkte oben');
    expect(rejected).not.toContain('Alles erledigt');
  });

  it('says of a draft that it can be published only to who may publish', () => {
    expect(waiting({ requests: null, draft }, 'verified')).toContain('Fertig zum Veröffentlichen');
    const rejected = waiting({ requests: null, draft }, 'rejected');
    expect(rejected).not.toContain('Fertig zum Veröffentlichen');
    expect(rejected).toContain('Geht, sobald dein Laden bestätigt ist');
  });
});
