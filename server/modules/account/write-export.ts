import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { exportFiles } from '#server/modules/account/export-files.ts';
import { exportTables } from '#server/modules/account/export-tables.ts';
import type { ExportOfAccount } from '#server/modules/account/to-export.ts';
import { exportKey } from '#server/modules/account/to-export.ts';
import { zipStream } from '#server/storage/zip-stream.ts';

async function findExport({ db }: Pick<Context, 'db'>, id: string): Promise<ExportOfAccount | undefined> {
  const [row] = await db.select().from(accountExports).where(eq(accountExports.id, id));
  return row;
}

/** Writes the file bit by bit to the disk and from there to the store, which wants to know its size. Returns that. */
async function writeFile({ db, deps }: Context, row: ExportOfAccount): Promise<number> {
  const folder = await mkdtemp(join(deps.config.dataDir, 'export-'));
  try {
    const path = join(folder, 'export.zip');
    const entries = exportFiles(exportTables(db, row.businessId as BusinessScope));
    await pipeline(zipStream(entries), createWriteStream(path, { mode: 0o600 }));
    await deps.files.putFile(exportKey(row), path, { mimeType: 'application/zip' });
    return (await stat(path)).size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes the file of an export that was asked for, and has its owner mailed. Once more does no harm; the file of an export
 * that is gone meanwhile, with its business, is removed again.
 */
export async function writeExport(ctx: Context, exportId: string): Promise<void> {
  const row = await findExport(ctx, exportId);
  if (!row || row.finishedAt) return;
  const sizeBytes = await writeFile(ctx, row);
  await inTransaction(ctx, async ({ db, deps }) => {
    const [finished] = await db
      .update(accountExports)
      .set({ finishedAt: deps.clock(), sizeBytes })
      .where(and(eq(accountExports.id, exportId), isNull(accountExports.finishedAt)))
      .returning({ id: accountExports.id });
    if (finished) await deps.jobs.enqueue(db, 'send-export-ready', { exportId });
  });
  if (!(await findExport(ctx, exportId))) await ctx.deps.files.remove(exportKey(row));
}
