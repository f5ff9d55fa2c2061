import { eq } from 'drizzle-orm';
import { creditAccounts } from '#database/schema/credits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { callAsApp, createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

interface SeriesDate {
  event_id: string;
  series_date: string;
  event_date: string;
  status: string;
  guests: number;
  credits_back: number;
  is_held_back: boolean;
  is_closed: boolean;
}
export interface SeriesBody extends Record<string, unknown> {
  id: string;
  status: string;
  dates: SeriesDate[];
}
export interface DateChange {
  event_id: string | null;
  series_date: string;
  effect: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  own: string[];
  guests: number;
  asks: boolean;
  is_closed: boolean;
}

/** A verified business with enough credits and its series calls; Wednesdays from 2026-11-25 by default. */
export async function createSeriesOwner(app: TestApp, credits = 40) {
  const owner = await createVerifiedOwner(app);
  await setCredits(app, owner.businessId, credits);
  const lasting = { planEndsAt: new Date('2028-01-01T00:00:00Z') };
  await app.db.update(creditAccounts).set(lasting).where(eq(creditAccounts.businessId, owner.businessId));
  const call = <T = SeriesBody>(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
    app.call<T>(method, path, { token: owner.token, json, headers });
  const draft = async (event: object = {}) =>
    (await call<{ id: string }>('POST', '/events', eventInput({ event_date: '2026-11-25', ...event }))).body.id;
  return {
    ...owner,
    call,
    draft,
    /** Creates a series from a new draft. */
    async begin(rule: object = {}, event: object = {}) {
      const json = { event_id: await draft(event), frequency: 'weekly', count: 10, ...rule };
      return call('POST', '/series', json);
    },
    read: async (id: string) => (await call('GET', `/series/${id}`)).body,
    balance: async () => (await call<{ balance: number }>('GET', '/credits/balance')).body.balance,
    event: async (id: string) => (await call<Record<string, unknown>>('GET', `/events/${id}`)).body,
    join: (id: string, user = 'guest-1') =>
      callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: 'Mira' }),
    /** Signs in again after the session expired. */
    async signIn() {
      const { email, password } = owner;
      const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', { json: { email, password } });
      owner.token = body.access_token;
    },
  };
}
