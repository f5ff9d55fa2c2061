import { and, eq, isNull } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { exportReadyMail } from '#server/mails/account-mails.ts';

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
