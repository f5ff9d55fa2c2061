import { demoMails } from '#database/schema/demo-mails.ts';
import { events } from '#database/schema/events.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { reportCases, reports } from '#database/schema/reports.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

interface Content {
  name: string;
  description: string;
  is_public: boolean;
  place: string;
}
interface Case {
  id: string;
  target_kind: string;
  name: string | null;
  business: { id: string; display_name: string } | null;
  kinds: string[];
  reports_count: number;
  due_at: string;
  page_url: string | null;
  reported: Content | null;
  current: Content | null;
  reports: { explanation: string | null; email: string | null; user_id: string | null; named: string | null }[];
  earlier: { id: string }[];
  decision: { outcome: string; reasons: string[]; words: string | null; decided_by: string } | null;
  code?: string;
  decided_by?: string;
  decided_at?: string;
}
interface List {
  data: Case[];
  total: number;
  counts: { open: number; late: number; decided: number };
}

interface Sent {
  reference: string;
  code: string;
  errors: { path: string; code: string }[];
}

/** An app with a public event and a reviewer. */
export async function createReportApp() {
  const app: TestApp = await createTestApp();
  const owner = await createOwner(app, { companyName: 'Zum Anker' });
  await verifyBusiness(app, owner.businessId);
  const state = { eventId: '', pageUrl: '', reviewer: await createReviewer(app, 'rita') };

  const report = (overrides: Record<string, unknown> = {}) => ({
    target: state.pageUrl,
    kind: 'fraud',
    explanation: 'Diesen Laden gibt es an der Adresse nicht.',
    name: 'Gerda Gast',
    email: 'gerda@gast.example',
    good_faith: true,
    ...overrides,
  });
  const asReviewer = <T>(path: string) => app.call<T>('GET', `/review${path}`, { token: state.reviewer.token });
  const list = async (query = '') => (await asReviewer<List>(`/reports${query}`)).body;
  return {
    app,
    owner,
    state,
    report,
    list,
    asReviewer,
    /** Clears all reports and publishes one event for noon. */
    async begin() {
      app.clock.set('2026-11-21T12:00:00Z');
      for (const table of [rateLimits, reports, reportCases, events]) await app.db.delete(table);
      await setCredits(app, owner.businessId, 50);
      const json = eventInput({ status: 'published' });
      const { body } = await app.call<{ id: string; page_url: string }>('POST', '/events', {
        token: owner.token,
        json,
      });
      [state.eventId, state.pageUrl] = [body.id, body.page_url];
      await app.mails();
      await app.db.delete(demoMails);
    },
    send: (overrides: Record<string, unknown> = {}, headers = {}) =>
      app.call<Sent>('POST', '/reports', { json: report(overrides), headers }),
    open: async () => (await list()).data[0] as Case,
    read: async (id: string) => (await asReviewer<Case>(`/reports/${id}`)).body,
    decide: (id: string, json: unknown, token = state.reviewer.token) =>
      app.call<Case>('POST', `/review/reports/${id}/decision`, { token, json }),
    /** Advances the clock; sessions expire. */
    async wait(time: Parameters<TestApp['clock']['advance']>[0]) {
      app.clock.advance(time);
      state.reviewer = await createReviewer(app);
    },
    /** Deletes mails after sending those that wait. */
    async clearMails() {
      await app.mails();
      await app.db.delete(demoMails);
    },
    mailsTo: async (email: string) => (await app.mails()).filter(({ to }) => to === email),
  };
}
