import { and, eq, isNull } from 'drizzle-orm';
import { webGuests } from '#database/schema/web-guests.ts';
import type { GuestAnswer } from '#domain/web-guests/questions.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { confirmMove } from '#server/modules/events/guest-notices/confirm-move.ts';
import { answerOffer } from '#server/modules/events/participants/answer-offer.ts';
import { changeParty } from '#server/modules/events/participants/change-party.ts';
import { leaveEvent } from '#server/modules/events/participants/leave-event.ts';
import { lockFormerEvent, lockPublicEvent } from '#server/modules/guests/app-gateway/lock-public-event.ts';
import { forgetPerson } from '#server/modules/guests/app-people/forget-person.ts';
import { changeAnswers } from '#server/modules/guests/web-guests/change-answers.ts';
import { confirmByLink } from '#server/modules/guests/web-guests/confirm-place.ts';
import { findBySecret, findConfirmed } from '#server/modules/guests/web-guests/queries.ts';
import { hashToken } from '#server/security/tokens.ts';

export const placeActions = [
  'confirm',
  'party',
  'answers',
  'leave',
  'accept',
  'decline',
  'still_coming',
  'mails_off',
  'mails_on',
  'erase',
] as const;
export type PlaceAction = (typeof placeActions)[number];

export interface PlaceChange {
  action: PlaceAction;
  /** With `party`. */
  partySize?: number;
  /** With `answers`. */
  answers?: readonly GuestAnswer[];
}

/** Deletes the unconfirmed requests of a secret; what still holds places keeps the size of its party until the job releases them. */
async function dropRequests(ctx: Context, secret: string): Promise<void> {
  const isTheirs = and(eq(webGuests.secretHash, hashToken(secret)), isNull(webGuests.userId));
  await inTransaction(ctx, async ({ db, now }) => {
    await db.delete(webGuests).where(and(isTheirs, isNull(webGuests.heldUntil)));
    await db
      .update(webGuests)
      .set({ email: '', displayName: '', answers: [], secretHash: '', heldUntil: now })
      .where(isTheirs);
  });
}

/**
 * Actions of a guest without the app on their page. Throws 422 `link_unknown`, and what the verbs of participants throw. An
 * unconfirmed guest can only confirm or delete the request.
 */
export async function changePlace(
  ctx: Context,
  secret: string,
  { action, partySize = 1, answers = [] }: PlaceChange,
): Promise<void> {
  const guest = await findBySecret(ctx.db, secret);
  if (!guest) throw new Problem('link_unknown');
  const { eventId, userId } = guest;
  if (action === 'confirm') {
    await confirmByLink(ctx, secret);
    return;
  }
  if (action === 'erase') {
    const known = await findConfirmed(ctx.db, eventId, guest.email);
    if (known?.userId) await forgetPerson(ctx, known.userId);
    await dropRequests(ctx, secret);
    return;
  }
  if (userId === null) return;
  switch (action) {
    case 'party':
      await changeParty(ctx, eventId, { userId, partySize }, lockPublicEvent);
      return;
    case 'answers':
      await changeAnswers(ctx, { id: guest.id, eventId, userId }, answers);
      return;
    case 'leave':
      await leaveEvent(ctx, eventId, userId, lockFormerEvent);
      return;
    case 'accept':
    case 'decline':
      await answerOffer(ctx, eventId, { userId, answer: action }, lockFormerEvent);
      return;
    case 'still_coming':
      await confirmMove(ctx, eventId, userId);
      return;
    case 'mails_off':
    case 'mails_on':
      await ctx.db
        .update(webGuests)
        .set({ mailsOffAt: action === 'mails_off' ? ctx.now : null })
        .where(eq(webGuests.id, guest.id));
  }
}
