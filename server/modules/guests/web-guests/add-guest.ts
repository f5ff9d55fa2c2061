import { randomUUIDv7 } from 'node:crypto';
import { webGuests } from '#database/schema/web-guests.ts';
import { webUserId } from '#domain/events/channels.ts';
import { isOver } from '#domain/events/is-over.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { Participant } from '#server/modules/events/events/set-participant-status.ts';
import { joinEvent } from '#server/modules/events/participants/join-event.ts';
import { findConfirmed } from '#server/modules/guests/web-guests/queries.ts';
import { sendAddedMail } from '#server/modules/news/guest-mails/jobs.ts';
import { lockNoticeMembers } from '#server/modules/news/notices/queries.ts';
import { guestSecret } from '#server/security/guest-secrets.ts';
import { hashToken } from '#server/security/tokens.ts';

interface NewGuest {
  displayName: string;
  partySize: number;
  /** Typed by the business, so its holder may know nothing of it. */
  email: string | null;
  externalId: string | null;
  note: string | null;
}

async function lockOpenEvent(tx: TransactionContext<Member>, eventId: string): Promise<EventRow> {
  const event = await lockEvent(tx, eventId);
  const refuse = (state: string) => new Problem('event_state', { members: { event_status: state } });
  if (event.status !== 'published' || isUnseen(event)) throw refuse(event.status);
  if (isOver(event, tx.now)) throw refuse('over');
  return event;
}

/**
 * Stores the address of an added guest without mails, and has them mailed once. An address that is at the event already, or left it,
 * keeps its own row: the response must not tell that it is known.
 */
async function storeAddress(tx: TransactionContext<Member>, added: Participant, email: string): Promise<void> {
  const { eventId, businessId, userId, displayName, partySize } = added;
  if (await findConfirmed(tx.db, eventId, email)) return;
  await tx.db.insert(webGuests).values({
    ...{ id: randomUUIDv7(), eventId, businessId, userId, email, displayName, partySize },
    ...{ language: tx.language, isAdult: false, createdAt: tx.now, confirmedAt: tx.now, mailsOffAt: tx.now },
    secretHash: hashToken(guestSecret(tx.deps.config.secretKey, { eventId, email })),
  });
  if (!isTestBusiness(businessId)) await enqueue(tx, sendAddedMail, { eventId, userId });
}

/**
 * Adds a guest without the app, on behalf of the business. 409 `event_state` for an event that guests cannot join, and the problems of
 * `joinEvent`.
 */
export async function addGuest(ctx: AnyContext<Member>, eventId: string, guest: NewGuest): Promise<Participant> {
  const channel = ctx.actor.sessionId === null ? 'api' : 'owner';
  return inTransaction(ctx, async (tx) => {
    const { email, ...party } = guest;
    const joining = { ...party, userId: webUserId(randomUUIDv7()), channel } as const;
    const added = await joinEvent(tx, eventId, joining, () => lockOpenEvent(tx, eventId));
    if (email !== null) await storeAddress(tx, added, email);
    return added;
  });
}

/** Result for one of several guests: the row, or the refusal. */
export type Added = { row: Participant } | { problem: Problem };

/** Adds guests in one transaction, in the given order. Refuses those who do not fit or have a taken id; adds the others. */
export async function addGuests(
  ctx: AnyContext<Member>,
  eventId: string,
  guests: readonly NewGuest[],
): Promise<Added[]> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockOpenEvent(tx, eventId);
    // The first guest announces to members, so a later notice must not wait for them.
    await lockNoticeMembers(tx, event.businessId);
    const added: Added[] = [];
    for (const guest of guests) {
      try {
        added.push({ row: await addGuest(tx, eventId, guest) });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        added.push({ problem: error });
      }
    }
    return added;
  });
}
