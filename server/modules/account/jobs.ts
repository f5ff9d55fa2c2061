import { and, eq, isNull, lte } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { exportReadyMail } from '#server/mails/account-mails.ts';
import { exportKey } from '#server/modules/account/to-export.ts';

/** Tells who asked for an export that it is ready. The link leads to the account, which opens to nobody else. */
export async function sendExportReady({ db, deps }: Context, exportId: string): Promise<void> {
  const [found] = await db
    .select({ user: users, expiresAt: accountExports.expiresAt, companyName: businesses.companyName })
    .from(accountExports)
    .innerJoin(users, eq(users.id, accountExports.userId))
    .innerJoin(businesses, and(eq(businesses.id, accountExports.businessId), isNull(businesses.closedAt)))
    .where(eq(accountExports.id, exportId));
  if (!found) return;
  const { user, ...facts } = found;
  await deps.mailer.send(
    await exportReadyMail(deps.config, user.language, { to: user.email, name: user.name, ...facts }),
  );
}

/** Deletes exports whose time is over, the file first: a row without one is found again. */
export async function sweepExports({ db, now, deps }: Context): Promise<void> {
  for (const row of await db.select().from(accountExports).where(lte(accountExports.expiresAt, now))) {
    await deps.files.remove(exportKey(row));
    await db.delete(accountExports).where(eq(accountExports.id, row.id));
  }
}
