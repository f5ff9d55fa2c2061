import type { SQL } from 'drizzle-orm';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { sendHidingMail } from '#server/modules/news/guest-mails/send-hiding-mail.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

/** Mails guests without the app of these events, once a measure hides them or no longer does. */
export async function enqueueHidingMails(ctx: InTransaction, which: SQL, isHidden: boolean): Promise<void> {
  const guests = await ctx.db
    .select({ eventId: webGuests.eventId, userId: eventParticipants.userId })
    .from(webGuests)
    .innerJoin(events, eq(events.id, webGuests.eventId))
    .innerJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, webGuests.eventId), eq(eventParticipants.userId, webGuests.userId)),
    )
    .where(
      and(
        which,
        ...[eq(events.status, 'published'), isNull(events.heldUntil), gt(events.startsAt, ctx.now)],
        inArray(eventParticipants.status, ['joined', 'approved', 'applied', 'waiting', 'offered']),
      ),
    );
  for (const guest of guests) await enqueue(ctx, sendHidingMail, { ...guest, isHidden });
}
