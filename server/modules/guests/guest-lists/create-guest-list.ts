import { randomUUIDv7 } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { guestLists } from '#database/schema/guest-lists.ts';
import { isOver } from '#domain/events/is-over.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { Allotment } from '#domain/guest-lists/allotment.ts';
import { listPath, mostLists } from '#domain/guest-lists/allotment.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { GuestListRow } from '#server/modules/guests/guest-lists/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

interface NewList extends Allotment {
  name: string;
  closesAt: string;
}

/** Shown only once; stored as a hash. */
export function createListLink(publicUrl: string): { url: string; secretHash: string } {
  const secret = createToken();
  return { url: publicUrl + listPath(secret), secretHash: hashToken(secret) };
}

export interface MadeList {
  event: EventRow;
  list: GuestListRow;
  url: string;
}

/** Makes a list with its link. 409 `event_state` for an event that guests cannot join, 409 `limit_reached`. */
export async function createGuestList(ctx: AnyContext<Member>, eventId: string, input: NewList): Promise<MadeList> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, eventId);
    const isOpen = event.status === 'published' && !isUnseen(event);
    if (!isOpen || isOver(event, tx.now)) {
      throw new Problem('event_state', { members: { event_status: isOpen ? 'over' : event.status } });
    }
    const [counted] = await tx.db.select({ n: count() }).from(guestLists).where(eq(guestLists.eventId, eventId));
    if ((counted?.n ?? 0) >= mostLists) throw new Problem('limit_reached', { members: { limit: mostLists } });
    const { url, secretHash } = createListLink(tx.deps.config.publicUrl);
    const list: GuestListRow = {
      ...{ id: randomUUIDv7(), eventId, businessId: event.businessId, ...input },
      ...{ language: tx.language, secretHash, createdAt: tx.now },
    };
    await tx.db.insert(guestLists).values(list);
    const after = { name: list.name, names: list.names, companions: list.companions, closes_at: list.closesAt };
    await writeAudit(tx, { action: 'guest_list_made', subject: `event:${eventId}`, before: null, after });
    return { event, list, url };
  });
}
