import { topRules } from '#domain/guest-search/ranking.ts';

/** Sort position of an event: start, then id. */
export interface Standing {
  id: string;
  createdAt: Date;
}

export interface ListState {
  /** Last event at its regular position; undefined before the first. */
  after: Standing | undefined;
  count: number;
  /** Promoted events with their regular position still ahead. */
  ahead: readonly string[];
}

/** No more promotions beyond this many, since the cursor contains them. */
export const mostAhead = 20;

const isAfter = (event: Standing, position: Standing | undefined) =>
  !position ||
  event.createdAt > position.createdAt ||
  (event.createdAt.getTime() === position.createdAt.getTime() && event.id > position.id);

const isTopPlace = (place: number) => place % topRules.of < topRules.places;

/** Whether the next page of `limit` items has paid places. */
export function hasTopPlaces({ count }: ListState, limit: number): boolean {
  const toNext = isTopPlace(count) ? 0 : topRules.of - (count % topRules.of);
  return toNext < limit;
}

/**
 * The first places of every twenty go to paid events, in the given order, if their regular position is still ahead;
 * they move, so the whole list has each event once. `ordinary` needs `limit` events plus those ahead, unless the list
 * ends; `paid` starts at the same position.
 */
export function fillPage(
  ordinary: readonly Standing[],
  paid: readonly Standing[],
  { after, count, ahead }: ListState,
  limit: number,
): { items: { id: string; isPaid: boolean }[]; state: ListState } {
  const items: { id: string; isPaid: boolean }[] = [];
  const movedUp = new Set(ahead);
  const rest = [...ordinary].reverse();
  let position = after;
  while (items.length < limit) {
    for (let next = rest.at(-1); next && movedUp.delete(next.id); next = rest.at(-1)) position = rest.pop();
    const isOnTop = isTopPlace(count + items.length) && movedUp.size < mostAhead;
    const chosen = isOnTop && paid.find((event) => !movedUp.has(event.id) && isAfter(event, position));
    if (chosen) {
      movedUp.add(chosen.id);
      items.push({ id: chosen.id, isPaid: true });
      continue;
    }
    const next = rest.pop();
    if (!next) break;
    position = next;
    items.push({ id: next.id, isPaid: false });
  }
  return { items, state: { after: position, count: (count + items.length) % topRules.of, ahead: [...movedUp] } };
}
