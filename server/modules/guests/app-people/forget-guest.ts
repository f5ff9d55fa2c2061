import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import { appChanges } from '#database/schema/app-changes.ts';
import { businesses } from '#database/schema/businesses.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { reports } from '#database/schema/reports.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import { namelessId } from '#domain/erasure/nameless.ts';
import { isOver } from '#domain/events/is-over.ts';
import { canParticipant } from '#domain/events/participation.ts';
import { forgetMailsTo } from '#server/adapters/mails/suppressions.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import { findParticipant, setStatus } from '#server/modules/events/events/set-participant-status.ts';
import { forgetAtEvent, forgetInChannel, forgetInMessages } from '#server/modules/guests/app-people/forget-at-event.ts';
import { sweepExports } from '#server/modules/people/account/jobs.ts';

/**
 * Frees their place at an event that is not over, and erases them there. Notifications of the free place do not name
 * them.
 */
async function leaveAndForget(ctx: Context, eventId: string, userId: string, nameless: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [event] = await tx.db.select().from(events).where(eq(events.id, eventId)).for('no key update');
    const person = event && (await findParticipant(tx, eventId, userId));
    if (!person) return;
    const forget = async () => {
      await forgetAtEvent(tx.db, eventId, [{ userId, nameless }]);
      await forgetInChannel(tx.db, { eventId, userId, nameless });
    };
    if (isOver(event, tx.now) || !canParticipant(person.status, 'leave')) {
      await forget();
      return;
    }
    const left = await setStatus(tx, event, person, 'left', 'declined');
    await forget();
    const filled = await fillPlaces(tx, left.event, person.status === 'offered' ? 'declined' : 'left');
    const nobody = { ...left.row, userId: nameless, displayName: '' };
    await announceEvent(tx, {
      type: 'participant.left',
      event: filled.event,
      participant: { ...nobody, change: 'person.left' },
    });
    await announceFilled(tx, filled);
  });
}

/** Mails of the demo that were caught instead of sent, and are to them or name them. */
async function forgetInDemoMails({ db }: Context, words: ReadonlySet<string>): Promise<void> {
  const { to, subject, text, html } = demoMails;
  for (const word of words) {
    if (word === '') continue;
    const hasWord = [to, subject, text, html].map((column) => sql`position(${word} in coalesce(${column}, '')) > 0`);
    await db.delete(demoMails).where(or(...hasWord));
  }
}

/**
 * Forgets a person of the consumer app, event by event, so that no event is held for long. Each step leaves nothing half done,
 * and all of them may be repeated: what is forgotten is not found again.
 */
export async function forgetGuest(ctx: Context, userId: string): Promise<void> {
  const { db } = ctx;
  const ids = new Map<string, string>();
  const idAt = (eventId: string) => {
    const id = ids.get(eventId) ?? namelessId(randomUUID());
    ids.set(eventId, id);
    return id;
  };
  const { eventId, businessId, displayName } = eventParticipants;
  const theirs = await db
    .select({ eventId, businessId, displayName })
    .from(eventParticipants)
    .where(eq(eventParticipants.userId, userId))
    .orderBy(asc(eventParticipants.seq));
  const told = await db
    .selectDistinct({ eventId: appChanges.eventId, businessId: appChanges.businessId })
    .from(appChanges)
    .where(eq(appChanges.userId, userId));
  const reported = await db.select({ email: reports.email }).from(reports).where(eq(reports.appUserId, userId));
  const entered = await db.select({ email: webGuests.email }).from(webGuests).where(eq(webGuests.userId, userId));
  const addresses = [...reported, ...entered].flatMap(({ email }) => email ?? []);
  for (const each of theirs) await leaveAndForget(ctx, each.eventId, userId, idAt(each.eventId));
  const known = [...new Set([...theirs, ...told].map((each) => each.businessId))];
  await inTransaction(ctx, async (tx) => {
    // Deleted events that the app was notified of.
    for (const each of told) {
      if (each.eventId) await forgetInChannel(tx.db, { eventId: each.eventId, userId, nameless: idAt(each.eventId) });
    }
    // The webhooks of tests belong to the real business.
    const real = await tx.db
      .select({ id: businesses.testOf })
      .from(businesses)
      .where(sql`${inArray(businesses.id, known)} and ${isNotNull(businesses.testOf)}`);
    const businessIds = [...known, ...real.flatMap(({ id }) => id ?? [])];
    await forgetInMessages(tx.db, { businessIds, userId, idAt });
    await tx.db
      .update(reports)
      .set({ named: null, explanation: null, name: null, email: null, appUserId: null })
      .where(eq(reports.appUserId, userId));
    // Exports made earlier contain the name; a new one can be requested.
    await tx.db
      .update(accountExports)
      .set({ expiresAt: tx.now })
      .where(inArray(accountExports.businessId, businessIds));
  });
  await sweepExports(ctx);
  await forgetMailsTo(db, addresses);
  await forgetInDemoMails(ctx, new Set([...theirs.map((each) => each.displayName), ...addresses]));
}
