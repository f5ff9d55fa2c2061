import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { FileResponse } from '#server/http/responses.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import type { ExportActor } from '#server/modules/people/account/queries.ts';
import { exportsOf } from '#server/modules/people/account/queries.ts';
import { exportKey } from '#server/modules/people/account/to-export.ts';

/** Returns an export's file and records the download in the audit log. 404 if not ready or expired. */
export async function openExport(ctx: Context<ExportActor>, id: string): Promise<FileResponse> {
  const { db, deps, actor, now } = ctx;
  const isThere = and(isNotNull(accountExports.finishedAt), gt(accountExports.expiresAt, now));
  const [row] = await db
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.id, id), exportsOf(actor), isThere));
  if (!row || !(await deps.files.exists(exportKey(row)))) throw new Problem('not_found');
  if (actor.kind === 'member') {
    await writeAccess(ctx, { action: 'account_exported', subject: `business:${actor.businessId}`, after: null });
  }
  const { content, size } = await deps.files.open(exportKey(row));
  const name = `dabei-export-${row.createdAt.toISOString().slice(0, 10)}.zip`;
  return { content, size, mimeType: 'application/zip', name };
}
