import { describe, expect, it } from 'vitest';
import { fillPage } from '#domain/guest-search/top-places.ts';
import type { PlacementStore } from '#server/modules/guests/app-gateway/create-top-placements.ts';
import { createTopPlacements } from '#server/modules/guests/app-gateway/create-top-placements.ts';

/** The store that two processes share, with a failure now and then. */
function createStore() {
  const totals = new Map<string, number>();
  let writes = 0;
  const store: PlacementStore = {
    read: async (ids) => new Map(ids.flatMap((id) => (totals.has(id) ? [[id, totals.get(id) ?? 0]] : []))),
    add: async (counts) => {
      writes += 1;
      if (writes % 7 === 0) throw new Error('away');
      for (const [id, count] of counts) totals.set(id, (totals.get(id) ?? 0) + count);
    },
  };
  return { store, totals };
}

describe('counts of who stood on top', () => {
  it('keep the shares of seven events within a tenth of even, over 10,000 pages of two processes that write rarely', async () => {
    const { store, totals } = createStore();
    const processes = [createTopPlacements(store, () => undefined), createTopPlacements(store, () => undefined)];
    const events = Array.from({ length: 7 }, (_, n) => ({ id: `event-${n}`, createdAt: new Date(n) }));
    const pages = 10_000;
    for (let page = 0; page < pages; page += 1) {
      // One process gets three of four requests.
      const process = processes[page % 4 === 0 ? 1 : 0];
      if (!process) throw new Error('no process');
      const shown = await process.findShown(events.map(({ id }) => id));
      const paid = [...events].sort((a, b) => (shown.get(a.id) ?? 0) - (shown.get(b.id) ?? 0));
      const { items } = fillPage(events, paid, { after: undefined, count: 0, ahead: [] }, 20);
      process.note(items.flatMap(({ id, isPaid }) => (isPaid ? [id] : [])));
      if (page % 200 === 199) await process.flush();
    }
    // A failed write is repeated.
    for (const process of processes) for (let n = 0; n < 3; n += 1) await process.flush();
    for (const process of processes) await process.stop();
    const counts = events.map(({ id }) => totals.get(id) ?? 0);
    const even = (pages * 2) / events.length;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(pages * 2);
    for (const count of counts) {
      expect(count).toBeGreaterThan(even * 0.9);
      expect(count).toBeLessThan(even * 1.1);
    }
  });
});
