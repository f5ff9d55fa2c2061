import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import { exportReadyMail } from '#server/adapters/mails/account-mails.ts';
import { defineJob } from '#server/context/define-job.ts';

/** The mail's link leads to the account, which requires signing in. */
export const sendExportReady = defineJob(
  'send-export-ready',
  { data: { exportId: z.uuid() }, retry: 'a day' },
  async ({ db, deps }, { exportId }): Promise<void> => {
    const [found] = await db
      .select({ user: users, expiresAt: accountExports.expiresAt, companyName: businesses.companyName })
      .from(accountExports)
      .innerJoin(users, eq(users.id, accountExports.userId))
      .leftJoin(businesses, eq(businesses.id, accountExports.businessId))
      .where(and(eq(accountExports.id, exportId), isNull(businesses.closedAt)));
    if (!found) return;
    const { user, ...facts } = found;
    await deps.mailer.send(
      await exportReadyMail(deps.config, user.language, { to: user.email, name: user.name, ...facts }),
    );
  },
);
