import { sql } from 'drizzle-orm';
import type { CheckedContent } from '#domain/signals/find-signals.ts';
import { comparedText, sameText } from '#domain/signals/find-signals.ts';
import type { Signal } from '#domain/signals/signals.ts';
import type { NamesOfBusiness } from '#domain/signals/unlike-name.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** Recent prices and checked signals considered. */
const REMEMBERED = 20;

interface Around extends NamesOfBusiness {
  /** Counted up to the requested number. */
  published: number;
  formerPrices: number[];
  otherEventId: string | null;
  /** Signals that reviewers accepted before, and names shown long enough. */
  known: Signal[];
}

export function checkedContent(event: EventContent): CheckedContent {
  const { title, description, location, ticketUrl, ticketType, ticketPriceCents, boxOffice, boxOfficePriceCents } =
    event;
  return {
    ...{ title, description, location, ticketUrl },
    ticketPriceCents: ticketType === 'paid' ? ticketPriceCents : null,
    boxOfficePriceCents: boxOffice ? boxOfficePriceCents : null,
    tags: event.category?.tags ?? [],
  };
}

/** Reads the context in one query at constant cost. */
export async function findSignalContext(
  { db }: Pick<TransactionContext, 'db'>,
  event: Pick<EventRow, 'id' | 'businessId' | 'description'>,
  counted: number,
): Promise<Around | undefined> {
  const { id: eventId, businessId, description } = event;
  const compared = comparedText(description);
  if (compared !== '') {
    // The index's similarity threshold, for this transaction.
    await db.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(sameText)}, true)`);
  }
  const { rows } = await db.execute<Around & Record<string, unknown>>(sql`
    select p.display_name as "displayName", b.company_name as "companyName", b.managing_director as "managingDirector",
      b.email, p.website_url as website,
      (select count(*)::int from (
        select from events e where e.business_id = b.id and e.id <> ${eventId}
          and e.published_at is not null and not e.awaits_verification
        limit ${counted}) each) as published,
      array(
        select price from (
          select greatest(case when e.ticket_type = 'paid' then e.ticket_price end, case when e.box_office then e.box_office_price end) as price
          from events e where e.business_id = b.id and e.id <> ${eventId} and e.published_at is not null
          order by e.created_at desc nulls first, e.id desc nulls first limit ${REMEMBERED}) former
        where price is not null) as "formerPrices",
      (select g.event_id from guest_events g
        where g.compared % ${compared} and g.business_id <> b.id limit 1) as "otherEventId",
      coalesce((select jsonb_agg(signal) from (
        select h.signals, h.closed_by from event_holds h where h.business_id = b.id and h.closed_at is not null
        order by h.closed_at desc limit ${REMEMBERED}) closed, jsonb_array_elements(closed.signals) as signal
        where closed.closed_by is not null or signal ->> 'signal' = 'unlike_name'), '[]'::jsonb) as known
    from businesses b join business_profiles p on p.business_id = b.id
    where b.id = ${businessId}`);
  return rows[0];
}
