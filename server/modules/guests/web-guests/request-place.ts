import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { webGuests } from '#database/schema/web-guests.ts';
import { isOver } from '#domain/events/is-over.ts';
import { peopleIn, statusOnJoin } from '#domain/events/participation.ts';
import { heldMinutes, holdsPlaces } from '#domain/web-guests/held-places.ts';
import type { GuestAnswer } from '#domain/web-guests/questions.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { requireSwitchedOn } from '#server/context/require-switched-on.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { requireStatus, takenOf } from '#server/modules/events/events/set-participant-status.ts';
import { lockPublicEvent } from '#server/modules/guests/app-gateway/lock-public-event.ts';
import { sendPlaceRequest } from '#server/modules/news/guest-mails/jobs.ts';
import { guestSecret } from '#server/security/guest-secrets.ts';
import { hashToken } from '#server/security/tokens.ts';

export interface PlaceRequest {
  email: string;
  displayName: string;
  partySize: number;
  sharesEmail: boolean;
  answers: readonly GuestAnswer[];
}

/** Of several requests of one address only the latest holds places, so that typing twice takes none from others. */
async function releaseFormer(tx: TransactionContext, event: EventRow, email: string): Promise<EventRow> {
  const { eventId, email: address, heldUntil, userId, partySize } = webGuests;
  const isFormer = and(eq(eventId, event.id), eq(address, email), isNull(userId), isNotNull(heldUntil));
  const former = await tx.db.update(webGuests).set({ heldUntil: null }).where(isFormer).returning({ partySize });
  return { ...event, unconfirmedCount: event.unconfirmedCount - peopleIn(former) };
}

/**
 * Stores the request of a guest without the app and mails its code and link, known address or not. It may hold places until it is
 * confirmed. Throws what joining would throw now, 503 `switched_off`, and 429 `rate_limited` for too many mails to one address.
 */
export async function requestPlace(ctx: Context, eventId: string, request: PlaceRequest): Promise<{ id: string }> {
  const { rateLimits, config } = ctx.deps;
  requireSwitchedOn(ctx.deps, 'web_joins');
  await rateLimits.consume('guestRequest', '', ctx.ip);
  const { email, displayName, partySize, sharesEmail, answers } = request;
  const mail = await rateLimits.consume('guestMail', email);
  try {
    return await inTransaction(ctx, async (tx) => {
      const locked = await lockPublicEvent(tx, eventId);
      if (isOver(locked, tx.now)) throw new Problem('event_state', { members: { event_status: 'over' } });
      const event = await releaseFormer(tx, locked, email);
      const taken = takenOf(event);
      const status = requireStatus(event, statusOnJoin(event, taken, partySize));
      const { capacity, unconfirmedCount: unconfirmed } = event;
      const holds = status === 'joined' && holdsPlaces({ capacity, taken, unconfirmed }, partySize);
      const id = randomUUID();
      const secretHash = hashToken(guestSecret(config.secretKey, { eventId, email }));
      await tx.db.insert(webGuests).values({
        ...{
          id,
          eventId,
          businessId: event.businessId,
          email,
          displayName,
          partySize,
          sharesEmail,
          answers,
          secretHash,
        },
        ...{ language: tx.language, isAdult: true, createdAt: tx.now },
        heldUntil: holds ? new Date(tx.now.getTime() + heldMinutes * 60_000) : null,
      });
      const unconfirmedCount = unconfirmed + (holds ? partySize : 0);
      await enqueue(tx, sendPlaceRequest, { requestId: id });
      if (unconfirmedCount !== locked.unconfirmedCount) {
        const counted = await writeEvent(tx, event, { unconfirmedCount });
        await announceFilled(tx, await fillPlaces(tx, counted, 'lapsed'));
      }
      return { id };
    });
  } catch (error) {
    await mail.giveBack();
    throw error;
  }
}
