import { eq } from 'drizzle-orm';
import { webGuests } from '#database/schema/web-guests.ts';
import { isAddedByBusiness, webUserId } from '#domain/events/channels.ts';
import { webRequest } from '#domain/web-guests/request.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { findParticipant } from '#server/modules/events/events/set-participant-status.ts';
import { joinEvent } from '#server/modules/events/participants/join-event.ts';
import { lockPublicEvent } from '#server/modules/guests/app-gateway/lock-public-event.ts';
import type { WebGuestRow } from '#server/modules/guests/web-guests/queries.ts';
import { findBySecret, findConfirmed, findRequest, lockRequest } from '#server/modules/guests/web-guests/queries.ts';
import { guestCode, storedGuestSecret } from '#server/security/guest-secrets.ts';
import { isSameHash } from '#server/security/tokens.ts';

type Fault = 'invalid_code' | 'code_expired' | 'code_tries_exceeded';

const ageMinutes = ({ createdAt }: WebGuestRow, now: Date) => (now.getTime() - createdAt.getTime()) / 60_000;

function findFault({ deps, now }: TransactionContext, request: WebGuestRow, code: string): Fault | null {
  if (request.wrongTries >= webRequest.maxWrongTries) return 'code_tries_exceeded';
  if (ageMinutes(request, now) >= webRequest.codeMinutes) return 'code_expired';
  if (isSameHash(code, guestCode(deps.config.secretKey, request.id))) return null;
  return request.wrongTries + 1 >= webRequest.maxWrongTries ? 'code_tries_exceeded' : 'invalid_code';
}

/** Its held places become free for the party itself. */
async function endHold(tx: TransactionContext, event: EventRow, request: WebGuestRow): Promise<EventRow> {
  if (request.heldUntil === null) return event;
  return writeEvent(tx, event, { unconfirmedCount: event.unconfirmedCount - request.partySize });
}

/**
 * Joins with a confirmed request under the lock of its event. An address that is at the event already keeps its participant, and
 * one that left comes back as the request says. Returns true when it was there already.
 */
async function settle(tx: TransactionContext, locked: EventRow, request: WebGuestRow): Promise<boolean> {
  const event = await endHold(tx, locked, request);
  const former = await findConfirmed(tx.db, event.id, request.email);
  const { displayName, partySize, language, sharesEmail, answers, isAdult } = request;
  const userId = former?.userId ?? webUserId(request.id);
  const present = former && (await findParticipant(tx, event.id, userId));
  await joinEvent(tx, event.id, { userId, displayName, partySize, channel: 'web' }, async () => event);
  if (former) {
    await tx.db.delete(webGuests).where(eq(webGuests.id, request.id));
    const isBack = present?.status === 'left' && { displayName, partySize, mailsOffAt: null };
    // Their address was typed by the business; now they asked themselves.
    const hasAsked = present &&
      isAddedByBusiness(present.channel) && { mailsOffAt: null, isAdult, confirmedAt: tx.now };
    await tx.db
      .update(webGuests)
      .set({ language, sharesEmail, answers, ...isBack, ...hasAsked })
      .where(eq(webGuests.id, former.id));
  } else {
    const confirmed = { userId, confirmedAt: tx.now, heldUntil: null };
    await tx.db.update(webGuests).set(confirmed).where(eq(webGuests.id, request.id));
  }
  if (event !== locked) {
    // The party may need fewer places than were held for it.
    const counted = await lockPublicEvent(tx, event.id);
    await announceFilled(tx, await fillPlaces(tx, counted, 'lapsed'));
  }
  return present !== undefined && present.status !== 'left';
}

interface Confirmed {
  secret: string;
  /** The address was at the event before. */
  wasThere: boolean;
}

/** Confirms a request by its code. Throws 422 `invalid_code`, `code_expired` or `code_tries_exceeded`, and what joining throws. */
export async function confirmByCode(ctx: Context, requestId: string, code: string): Promise<Confirmed> {
  await ctx.deps.rateLimits.consume('guestConfirm', '', ctx.ip);
  const outcome = await inTransaction(ctx, async (tx): Promise<Fault | Confirmed> => {
    const known = await findRequest(tx.db, requestId);
    if (!known) return 'code_expired';
    const event = await lockPublicEvent(tx, known.eventId);
    const request = await lockRequest(tx.db, requestId);
    if (!request) return 'code_expired';
    const fault = findFault(tx, request, code);
    if (fault) {
      const wrongTries = request.wrongTries + 1;
      if (fault !== 'code_expired')
        await tx.db.update(webGuests).set({ wrongTries }).where(eq(webGuests.id, requestId));
      return fault;
    }
    const secret = storedGuestSecret(tx.deps.config, request);
    return { secret, wasThere: request.userId !== null || (await settle(tx, event, request)) };
  });
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}

/** Confirms the latest request of a mailed link. Does nothing for one that is confirmed. Throws 422 `link_unknown`, and what joining throws. */
export async function confirmByLink(ctx: Context, secret: string): Promise<{ wasThere: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const known = await findBySecret(tx.db, secret);
    if (!known) throw new Problem('link_unknown');
    if (known.userId !== null) return { wasThere: true };
    const event = await lockPublicEvent(tx, known.eventId);
    const request = await lockRequest(tx.db, known.id);
    if (!request) throw new Problem('link_unknown');
    return { wasThere: request.userId !== null || (await settle(tx, event, request)) };
  });
}
