import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import { exportReadyMail } from '#server/adapters/mails/account-mails.ts';
import type { Context } from '#server/context/context.ts';
import { exportKey } from '#server/modules/people/account/to-export.ts';
import { EXPORT_TEMP } from '#server/modules/people/account/write-export.ts';

/** Tells who asked for an export that it is ready. The link leads to the account, which opens to nobody else. */
export async function sendExportReady({ db, deps }: Context, exportId: string): Promise<void> {
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
}

/** What is left on the disk by a process that ended while it wrote one: no job writes for so long. */
const LEFT_MS = 24 * 3_600_000;

async function sweepTemp({ deps, now }: Context): Promise<void> {
  const { dataDir } = deps.config;
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (!name.startsWith(EXPORT_TEMP) || now.getTime() - (await stat(path)).mtimeMs < LEFT_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** Deletes exports whose time is over, the file first: a row without one is found again. */
export async function sweepExports(ctx: Context): Promise<void> {
  const { db, now, deps } = ctx;
  await sweepTemp(ctx);
  for (const row of await db.select().from(accountExports).where(lte(accountExports.expiresAt, now))) {
    await deps.files.remove(exportKey(row));
    await db.delete(accountExports).where(eq(accountExports.id, row.id));
  }
}
