import type { z } from 'zod';
import type { GuestListSchema } from '#contract/guest-lists.ts';
import { closingInstant, peopleOn, stateOfList, usedBy } from '#domain/guest-lists/allotment.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { GuestListRow } from '#server/modules/guests/guest-lists/queries.ts';

export function toGuestList(
  event: EventRow,
  list: GuestListRow,
  parties: readonly { partySize: number }[],
  now: Date,
): z.input<typeof GuestListSchema> {
  const { id, name, names, companions, closesAt } = list;
  return {
    id,
    name,
    names,
    companions,
    closes_at: closesAt,
    closing_instant: closingInstant(event, closesAt)?.toISOString() ?? null,
    is_open: stateOfList(event, list.closesAt, now) === 'open',
    has_link: list.secretHash !== null,
    people: peopleOn(usedBy(parties)),
    most_people: peopleOn(list),
    created_at: list.createdAt.toISOString(),
  };
}
