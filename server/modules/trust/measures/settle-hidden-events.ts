import { and, eq, sql } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import type { MeasureEffect } from '#domain/measures/measures.ts';
import { measureKinds, measureRules } from '#domain/measures/measures.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { refundCredits } from '#server/modules/money/credits/close-reservation.ts';

const kindsThat = (effect: MeasureEffect) => measureKinds.filter((kind) => measureRules[kind].takes.includes(effect));

const BATCH = 1000;
/** Covers a day's outage, in milliseconds; earlier events are settled. */
const LOOK_BACK_MS = 3 * 86_400_000;

/** Unrefunded events that began while hidden. */
async function findUnreturned({ db, now }: Context<System>): Promise<string[]> {
  const list = (effect: MeasureEffect) =>
    sql.join(
      kindsThat(effect).map((kind) => sql`${kind}`),
      sql`, `,
    );
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct e.id
    from measures m
    join events e on e.business_id = m.business_id and (
      (m.kind in (${list('event_hidden')}) and e.id = m.event_id) or m.kind in (${list('business_hidden')})
    )
    join credit_reservations r on r.business_id = e.business_id and r.event_id = e.id
      and r.status = 'settled' and r.purpose = 'event'
    where m.took_effect_at <= e.starts_at and (m.ended_at is null or m.ended_at > e.starts_at)
      and (m.ended_at is null or m.ended_at > ${since.toISOString()}::timestamptz)
      and e.status = 'published' and e.starts_at <= ${now.toISOString()}::timestamptz
      and e.starts_at > ${since.toISOString()}::timestamptz
    order by e.id limit ${BATCH}`);
  return rows.map(({ id }) => id);
}

async function returnCredits(ctx: Context<System>, eventId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [event] = await tx.db
      .select()
      .from(events)
      .where(and(eq(events.id, eventId), eq(events.status, 'published')))
      .for('no key update');
    if (!event) return;
    const { businessId } = event;
    const returned = await refundCredits(tx, { businessId, eventId }, 'hidden_returned');
    if (returned === 0) return;
    const written = await writeEvent(tx, event, { creditsSpent: event.creditsSpent - returned });
    await announceEvent(tx, { type: 'event.updated', event: written });
  });
}

/** Events that began while hidden; once, regardless of the measure's later fate. */
export async function settleHiddenEvents(ctx: Context<System>): Promise<void> {
  for (const id of await findUnreturned(ctx)) {
    await returnCredits(ctx, id).catch((error) =>
      ctx.deps.logger.error({ err: error, eventId: id }, 'a hidden event did not give its credits back'),
    );
  }
}
