import { lt } from 'drizzle-orm';
import { contactMessages } from '#database/schema/contact-messages.ts';
import { contactMessageKeptDays } from '#domain/contact/message.ts';
import type { Context } from '#server/context/context.ts';

/** Forgets messages whose mails have long been sent. */
export async function sweepContactMessages({ db, now }: Context): Promise<void> {
  const oldest = new Date(now.getTime() - contactMessageKeptDays * 24 * 3_600_000);
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
}
