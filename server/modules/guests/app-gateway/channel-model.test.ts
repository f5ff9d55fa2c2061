import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { systemContext } from '#server/context/context.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { fc } from '#tests/support/fast-check.ts';

interface Change {
  position: string;
  type: string;
  business_id: string;
  event_id: string | null;
  user_id: string | null;
  event: { id: string; title: string; status: string } | null;
  notice: object | null;
}
interface Answer {
  data: Change[];
  next: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());

const call = (method: string, path: string, json?: unknown) =>
  app.call<Record<string, unknown>>(method, path, { token: owner.token, json });

/** An app that only follows the channel. */
class Copy {
  readonly events = new Map<string, string>();
  readonly people = new Map<string, string>();
  private position: string;

  constructor(position: string) {
    this.position = position;
  }

  async follow(server: Pick<TestApp, 'app'> = app): Promise<void> {
    for (;;) {
      const response = await server.app.request(`/api/v1/app/changes?after=${this.position}&limit=7`, {
        headers: { 'X-API-Key': app.deps.config.appServiceKey ?? '' },
      });
      const { data, next } = (await response.json()) as Answer;
      for (const change of data) this.apply(change);
      this.position = next;
      if (data.length === 0) return;
    }
  }

  private apply({ position, type, event_id: eventId, user_id: userId, event, notice }: Change): void {
    // Consecutive positions.
    expect(Number(position)).toBe(Number(this.position) + 1);
    this.position = position;
    if (type === 'business.gone') this.events.clear();
    // Notices do not change a status.
    if (notice) return;
    if (userId !== null) this.people.set(`${eventId} ${userId}`, type.replace('person.', ''));
    else if (eventId !== null && event?.status === 'published') this.events.set(eventId, event.title);
    else if (eventId !== null) this.events.delete(eventId);
  }
}

/** Stored status of a person by their last change in the channel. */
const standing: Record<string, string[]> = {
  joined: ['joined'],
  offered: ['offered'],
  requeued: ['waiting'],
  waiting: ['waiting'],
  left: ['left'],
  removed: ['rejected'],
};

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ do: 'publish' as const, n: 0, who: 0 }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'rename',
        'move',
        'archive',
        'cancel',
        'delete',
        'join',
        'join',
        'join',
        'leave',
        'reject',
        'limit',
      ),
      n: fc.nat(7),
      who: fc.nat(5),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'hide' as const, n: 0, who: 0 }) },
  { weight: 2, arbitrary: fc.constant({ do: 'read' as const, n: 0, who: 0 }) },
);

it('a copy that follows the channel, through two processes, is what the tables say, whatever happened', async () => {
  const second = { app: createApp(app.deps) };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      await setCredits(app, owner.businessId, 500);
      const copy = new Copy((await callAsApp<Answer>(app, 'GET', '/changes')).body.next);
      const ids: string[] = [];
      for (const [index, { do: what, n, who }] of steps.entries()) {
        const id = ids[n % Math.max(1, ids.length)] ?? '';
        const user = { user_id: `u${who}`, display_name: 'U' };
        if (what === 'publish') {
          const json = eventInput({ title: `Event ${index}`, capacity: 5, waiting_list: true, status: 'published' });
          const { status, body } = await call('POST', '/events', json);
          expect(status).toBe(201);
          ids.push(String(body.id));
        } else if (what === 'read') await copy.follow(index % 2 ? second : app);
        else if (what === 'hide') {
          const { body } = await call('GET', '/profile');
          await call('PUT', '/profile', { ...body, is_visible: !body.is_visible });
        } else if (id === '') continue;
        else if (what === 'rename') await call('PATCH', `/events/${id}`, { title: `Neu ${index}` });
        else if (what === 'move') await call('PATCH', `/events/${id}`, { start_time: `1${n % 10}:30` });
        else if (what === 'archive') await call('POST', `/events/${id}/archive`);
        else if (what === 'cancel') await call('POST', `/events/${id}/cancel`, {});
        else if (what === 'delete') await call('DELETE', `/events/${id}`);
        else if (what === 'join')
          await callAsApp(app, 'POST', `/events/${id}/participants`, { ...user, party_size: 1 + (n % 3) });
        else if (what === 'leave') await callAsApp(app, 'DELETE', `/events/${id}/participants`, user);
        else if (what === 'limit') await call('PATCH', `/events/${id}`, { max_participants: 5 + n });
        else await call('POST', `/events/${id}/participants/${user.user_id}/reject`);
      }
      await copy.follow(second);

      const feed = await callAsApp<{ data: { id: string; title: string }[] }>(app, 'GET', '/feed?limit=100');
      const mine = feed.body.data.filter(({ id }) => ids.includes(id)).map(({ id, title }) => [id, title]);
      const copied = [...copy.events].filter(([id]) => ids.includes(id));
      expect(copied.sort()).toEqual(mine.sort());
      for (const [key, told] of copy.people) {
        const [eventId, userId] = key.split(' ');
        const { body } = await callAsApp<{ data: { event_id: string; participant: { status: string } }[] }>(
          app,
          'GET',
          `/people/${userId}/events?limit=100`,
        );
        const found = body.data.find(({ event_id }) => event_id === eventId);
        // Participants of a deleted event were removed with it.
        if (found) expect(standing[told], key).toContain(found.participant.status);
        else expect(['removed', 'left', 'rejected'], key).toContain(told);
      }
      expect(await reconcileGuestView(systemContext(app.deps))).toBe(0);
      const profile = (await call('GET', '/profile')).body;
      if (!profile.is_visible) await call('PUT', '/profile', { ...profile, is_visible: true });
      for (const id of ids) await call('DELETE', `/events/${id}`);
    }),
    { numRuns: cases({ all: 12, few: 3 }), endOnFailure: true },
  );
}, 120_000);
