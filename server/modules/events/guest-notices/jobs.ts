import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { guestNoticeMail } from '#server/adapters/mails/guest-mails.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { findMailedGuest } from '#server/modules/news/guest-mails/queries.ts';

const BATCH = 500;

/** Mails one notice to a guest without the app. Its receipt says when the mail was accepted. */
export const sendGuestNotice = defineJob(
  'send-guest-notice',
  { data: { id: z.uuid() }, retry: 'a day' },
  async ({ db, now, deps: { config, mailer } }, { id }): Promise<void> => {
    const [found] = await db
      .select({ receipt: guestNotices, notice: eventNotices })
      .from(guestNotices)
      .innerJoin(eventNotices, eq(eventNotices.id, guestNotices.noticeId))
      .where(eq(guestNotices.id, id));
    if (!found || found.receipt.deliveredAt) return;
    const { receipt, notice } = found;
    const to = await findMailedGuest(db, notice.eventId, receipt.userId);
    if (!to || to.guest.mailsOffAt) return;
    await mailer.send(await guestNoticeMail(config, to, { ...notice, needsConfirmation: receipt.needsConfirmation }));
    await db.update(guestNotices).set({ deliveredAt: now }).where(eq(guestNotices.id, id));
  },
);

/** Requests the mails of notices to guests without the app, each once. */
export const mailGuestNotices = defineJob(
  'mail-guest-notices',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    for (let count = BATCH; count === BATCH; ) {
      count = await inTransaction(ctx, async (tx) => {
        const due = await tx.db
          .select({ id: guestNotices.id })
          .from(guestNotices)
          .where(eq(guestNotices.isMailDue, true))
          .orderBy(asc(guestNotices.createdAt))
          .limit(BATCH)
          .for('update', { skipLocked: true });
        if (due.length === 0) return 0;
        const ids = due.map(({ id }) => id);
        await tx.db.update(guestNotices).set({ isMailDue: false }).where(inArray(guestNotices.id, ids));
        for (const { id } of due) await enqueue(tx, sendGuestNotice, { id });
        return due.length;
      });
    }
  },
);
