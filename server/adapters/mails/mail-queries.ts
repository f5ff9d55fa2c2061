import { desc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { mails } from '#database/schema/mails.ts';
import { findSuppression } from '#server/adapters/mails/suppressions.ts';

const MOST_LISTED = 200;

/** Mails to an address, newest first, and its suppression. */
export async function findMailsTo(db: Database, email: string) {
  const [suppression, sent] = await Promise.all([
    findSuppression(db, email),
    db
      .select()
      .from(mails)
      .where(eq(mails.to, email))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(MOST_LISTED),
  ]);
  return { suppression, sent };
}
export type MailsTo = Awaited<ReturnType<typeof findMailsTo>>;
