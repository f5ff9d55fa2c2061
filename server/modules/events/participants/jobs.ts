import { and, asc, eq, lte } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import { setStatus } from '#server/modules/events/events/set-participant-status.ts';

const BATCH = 1000;

const isLapsed = (now: Date) => and(eq(eventParticipants.status, 'offered'), lte(eventParticipants.answerBy, now));

/** Ends unanswered offers and offers their places to the next waiting parties that fit. */
export const lapseOffers = defineJob(
  'lapse-offers',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const lapsed = await ctx.db
      .selectDistinct({ eventId: eventParticipants.eventId })
      .from(eventParticipants)
      .where(isLapsed(ctx.now))
      .limit(BATCH);
    for (const { eventId } of lapsed) {
      await lapseOffersOf(ctx, eventId).catch((error) =>
        ctx.deps.logger.error({ err: error, eventId }, 'offers of places were not ended'),
      );
    }
  },
);

async function lapseOffersOf(ctx: Context<System>, eventId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [locked] = await tx.db.select().from(events).where(eq(events.id, eventId)).for('no key update');
    if (!locked) return;
    const lapsed = await tx.db
      .select()
      .from(eventParticipants)
      .where(and(eq(eventParticipants.eventId, eventId), isLapsed(tx.now)))
      .orderBy(asc(eventParticipants.seq));
    if (lapsed.length === 0) return;
    let event = locked;
    const gone = [];
    for (const person of lapsed) {
      const changed = await setStatus(tx, event, person, 'left', 'lapsed');
      event = changed.event;
      gone.push(changed.row);
    }
    const filled = await fillPlaces(tx, event, 'lapsed');
    // Without a public event, a late answer does not matter.
    const change = event.status === 'published' ? 'person.lapsed' : 'person.left';
    for (const person of gone)
      await announceEvent(tx, { type: 'participant.left', event: filled.event, participant: { ...person, change } });
    await announceFilled(tx, filled);
  });
}
