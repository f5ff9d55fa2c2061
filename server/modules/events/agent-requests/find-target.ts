import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { etagLeavesOut } from '#contract/events.ts';
import { EventChangesSchema } from '#contract/shared/event-fields.ts';
import type { Connection } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { unpaidItems } from '#domain/plans/tariffs.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { Deps } from '#server/context/context.ts';
import { etagOf } from '#server/http/etag.ts';
import type { AgentRequestRow } from '#server/modules/events/agent-requests/queries.ts';
import { changeContent, contentOf } from '#server/modules/events/events/event-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { paidItems, pricedOptions } from '#server/modules/events/events/quote-event.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';

export type Asked = Pick<AgentRequestRow, 'tool' | 'eventId' | 'guestSeq' | 'given'>;

export interface RequestTarget {
  event: EventRow;
  guest: ParticipantRow | null;
  /** Credits. */
  cost: number;
  /** Of event, guest and price, without counts of guests, which change by themselves. */
  version: string;
}

/** Only publishing and changing cost credits. */
function costOf({ tool, given }: Asked, event: EventRow): number {
  if (tool !== 'publish_event' && tool !== 'change_event') return 0;
  const present = contentOf(event);
  const content = tool === 'change_event' ? changeContent(present, EventChangesSchema.parse(given)) : present;
  return unpaidItems(content.tariff, pricedOptions(content), paidItems(event)).total;
}

async function findGuest(db: Connection, { eventId, guestSeq }: Asked): Promise<ParticipantRow | null> {
  if (guestSeq === null) return null;
  const [guest] = await db
    .select()
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.seq, guestSeq)));
  return guest ?? null;
}

/** Event, guest and price of a request, as they are now. Null once the event or the guest is gone. */
export async function findTarget(
  { db, deps: { config } }: { db: Connection; deps: Pick<Deps, 'config'> },
  businessId: BusinessScope,
  asked: Asked,
): Promise<RequestTarget | null> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, asked.eventId), eq(events.businessId, businessId)));
  const guest = await findGuest(db, asked);
  if (!event || (asked.guestSeq !== null && !guest)) return null;
  const cost = costOf(asked, event);
  const state = [
    etagOf(toEvent(event, config), etagLeavesOut).replace(/\.[\w-]{8}"$/, '"'),
    cost,
    guest && [guest.status, guest.partySize, guest.displayName],
  ];
  return { event, guest, cost, version: hash('sha256', JSON.stringify(state), 'base64url') };
}
