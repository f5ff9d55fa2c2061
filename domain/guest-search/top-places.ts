import { topRules } from '#domain/guest-search/ranking.ts';

/** Where an event stands among the others: by its beginning, then by its id. */
export interface Standing {
  id: string;
  createdAt: Date;
}

/** Where a list was left. */
export interface ListState {
  /** The last event that had its ordinary place; undefined before the first. */
  after: Standing | undefined;
  /** How many items were handed out. */
  count: number;
  /** Events that stood on top and whose ordinary place is still to come. */
  ahead: readonly string[];
}

/** With more events than this ahead, nothing is moved up any more: a cursor has to hold them. */
export const mostAhead = 20;

const isAfter = (event: Standing, position: Standing | undefined) =>
  !position ||
  event.createdAt > position.createdAt ||
  (event.createdAt.getTime() === position.createdAt.getTime() && event.id > position.id);

const isTopPlace = (place: number) => place % topRules.of < topRules.places;

/** Whether a page of so many items that follows has a place on top. */
export function hasTopPlaces({ count }: ListState, limit: number): boolean {
  const toNext = isTopPlace(count) ? 0 : topRules.of - (count % topRules.of);
  return toNext < limit;
}

/**
 * Fills a page. The first places of every twenty go to paid events, in the order given, as long as their ordinary place is still to
 * come: they are moved up, so that a whole list has every event exactly once. `ordinary` holds at least `limit` and those
 * ahead, unless the list ends; `paid` are candidates from the same position on.
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
