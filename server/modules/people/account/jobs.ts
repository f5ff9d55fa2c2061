import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, lte } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import type { Context } from '#server/context/context.ts';
import { exportKey } from '#server/modules/people/account/to-export.ts';
import { EXPORT_TEMP } from '#server/modules/people/account/write-export.ts';

/** Milliseconds after which a temporary folder is orphaned. */
const LEFT_MS = 24 * 3_600_000;

async function sweepTemp({ deps, now }: Context): Promise<void> {
  const { dataDir } = deps.config;
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (!name.startsWith(EXPORT_TEMP) || now.getTime() - (await stat(path)).mtimeMs < LEFT_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** The file goes first, so that a failure is retried. */
export async function sweepExports(ctx: Context): Promise<void> {
  const { db, now, deps } = ctx;
  await sweepTemp(ctx);
  for (const row of await db.select().from(accountExports).where(lte(accountExports.expiresAt, now))) {
    await deps.files.remove(exportKey(row));
    await db.delete(accountExports).where(eq(accountExports.id, row.id));
  }
}
