import { describe, expect, it } from 'vitest';
import { topRules } from '#domain/guest-search/ranking.ts';
import type { ListState, Standing } from '#domain/guest-search/top-places.ts';
import { fillPage, mostAhead } from '#domain/guest-search/top-places.ts';

const eventsOf = (count: number): Standing[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `id-${String(n).padStart(4, '0')}`,
    // Every third starts together with its predecessor.
    createdAt: new Date((n - (n % 3 === 2 ? 1 : 0)) * 60_000),
  }));
const isAfter = (event: Standing, after: Standing | undefined) =>
  !after || event.createdAt > after.createdAt || (+event.createdAt === +after.createdAt && event.id > after.id);

function readAll(all: readonly Standing[], paid: readonly Standing[], limitOf: (page: number) => number) {
  let state: ListState = { after: undefined, count: 0, ahead: [] };
  const items: { id: string; isPaid: boolean }[] = [];
  for (let page = 0; page <= all.length; page += 1) {
    const { after, ahead } = state;
    const limit = limitOf(page);
    const rest = all.filter((event) => isAfter(event, after)).slice(0, limit + ahead.length);
    const found = fillPage(
      rest,
      paid.filter((event) => isAfter(event, after)),
      state,
      limit,
    );
    items.push(...found.items);
    expect(found.state.ahead.length).toBeLessThanOrEqual(mostAhead);
    if (found.items.length < limit) break;
    state = found.state;
  }
  return items;
}

describe('a list with paid places', () => {
  it.each([1, 2, 3, 7, 19, 20, 21, 50, 100])('has every event once, in pages of %i', (limit) => {
    for (const [count, every] of [
      [0, 1],
      [1, 1],
      [45, 1],
      [137, 2],
      [260, 5],
      [260, 40],
    ] as const) {
      const all = eventsOf(count);
      // Latest first, to move events as far as possible.
      const paid = all.filter((_, n) => n % every === 0).reverse();
      const items = readAll(all, paid, () => limit);
      expect(items.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id));
      items.forEach(({ isPaid }, place) => {
        if (isPaid) expect(place % topRules.of).toBeLessThan(topRules.places);
      });
      const ordinary = items.filter(({ isPaid }) => !isPaid).map(({ id }) => id);
      expect(ordinary).toEqual([...ordinary].sort());
    }
  });

  it('is the same list for pages of any size, as long as the candidates take no turns', () => {
    const all = eventsOf(130);
    const paid = all.filter((_, n) => n % 9 === 4);
    const whole = readAll(all, paid, () => 200);
    for (const limitOf of [() => 1, () => 20, (page: number) => 1 + ((page * 7) % 23)])
      expect(readAll(all, paid, limitOf)).toEqual(whole);
    expect(whole.slice(0, 3).map(({ isPaid }) => isPaid)).toEqual([true, true, false]);
  });

  it('moves nothing down: an event whose place has passed is not shown on top', () => {
    const all = eventsOf(60);
    const items = readAll(all, all.slice(0, 3), () => 60);
    expect(items.filter(({ isPaid }) => isPaid).map(({ id }) => id)).toEqual(['id-0000', 'id-0001']);
    expect(items[20]?.isPaid).toBe(false);
  });
});
