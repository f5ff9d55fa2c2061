import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import { zipStream } from '#server/adapters/storage/zip-stream.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { exportFiles } from '#server/modules/people/account/export-files.ts';
import { sendExportReady } from '#server/modules/people/account/send-export-ready.ts';
import type { ExportOfAccount } from '#server/modules/people/account/to-export.ts';
import { exportKey } from '#server/modules/people/account/to-export.ts';

/** Prefix of the temporary folders on disk. */
export const EXPORT_TEMP = 'export-';

async function findExport({ db }: Pick<Context, 'db'>, id: string) {
  const [found] = await db
    .select({ row: accountExports, language: users.language, companyName: businesses.companyName })
    .from(accountExports)
    .innerJoin(users, eq(users.id, accountExports.userId))
    .leftJoin(businesses, eq(businesses.id, accountExports.businessId))
    .where(eq(accountExports.id, id));
  return found;
}

type Found = NonNullable<Awaited<ReturnType<typeof findExport>>>;

/** Stores progress once per percent. */
function storeProgress({ db }: Context, { id }: ExportOfAccount) {
  let stored = 0;
  return async (percent: number) => {
    if (percent <= stored) return;
    stored = percent;
    const isOpen = and(eq(accountExports.id, id), isNull(accountExports.finishedAt));
    await db.update(accountExports).set({ progress: percent }).where(isOpen);
  };
}

/** Writes to disk first, since the store needs the size. Returns bytes. */
async function writeFile(ctx: Context, { row, language, companyName }: Found): Promise<number> {
  const { config, files } = ctx.deps;
  const folder = await mkdtemp(join(config.dataDir, EXPORT_TEMP));
  try {
    const path = join(folder, 'export.zip');
    const introduced = { language, companyName, brand: config.operator.name ?? 'Dabei' };
    const entries = await exportFiles(ctx, row, introduced, storeProgress(ctx, row));
    await pipeline(await zipStream(entries, ctx.now), createWriteStream(path, { mode: 0o600 }));
    await files.putFile(exportKey(row), path, { mimeType: 'application/zip' });
    return (await stat(path)).size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the export and enqueues the mail. Idempotent; removes the file if the export was deleted meanwhile. */
export const writeExport = defineJob(
  'write-account-export',
  { data: { exportId: z.uuid() }, retry: 'a day' },
  async (ctx, { exportId }): Promise<void> => {
    const found = await findExport(ctx, exportId);
    if (!found || found.row.finishedAt) return;
    const sizeBytes = await writeFile(ctx, found);
    await inTransaction(ctx, async ({ db, deps }) => {
      const [finished] = await db
        .update(accountExports)
        .set({ finishedAt: deps.clock(), sizeBytes, progress: 100 })
        .where(and(eq(accountExports.id, exportId), isNull(accountExports.finishedAt)))
        .returning({ id: accountExports.id });
      if (finished) await enqueue({ db, deps }, sendExportReady, { exportId });
    });
    if (!(await findExport(ctx, exportId))) await ctx.deps.files.remove(exportKey(found.row));
  },
);
