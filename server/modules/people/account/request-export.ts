import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import { accountExport, exportStatus, nextExportAt } from '#domain/account/export.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import type { ExportActor, ExportOwner } from '#server/modules/people/account/queries.ts';
import { exportOwnerOf, findExportsOf } from '#server/modules/people/account/queries.ts';
import type { ExportOfAccount } from '#server/modules/people/account/to-export.ts';
import { writeExport } from '#server/modules/people/account/write-export.ts';

/** Serializes concurrent requests, which share one export. */
async function lockOwner({ db }: TransactionContext, { businessId, userId }: ExportOwner): Promise<void> {
  if (businessId !== null) {
    const mine = eq(businesses.id, businessId);
    await db.select({ id: businesses.id }).from(businesses).where(mine).for('no key update');
  } else await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

function tooEarly(again: Date, now: Date): Problem {
  const seconds = Math.ceil((again.getTime() - now.getTime()) / 1000);
  return new Problem('export_recent', {
    detail: `There is one already; another may be asked for from ${again.toISOString()} on`,
    members: { again_at: again.toISOString(), retry_after: seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Enqueues an export or returns the running one; 429 `export_recent` within a day of the last finished one. */
export function requestExport(ctx: TransactionContext<ExportActor>): Promise<ExportOfAccount> {
  return startExport(ctx, exportOwnerOf(ctx.actor));
}

/** The same for its owner, who alone gets the file. */
export async function startExport(ctx: TransactionContext, owner: ExportOwner): Promise<ExportOfAccount> {
  const { db, deps, now } = ctx;
  await lockOwner(ctx, owner);
  const [newest] = await findExportsOf(db, owner, now);
  if (newest && exportStatus(newest, now) === 'preparing') return newest;
  const again = nextExportAt(newest, now);
  if (again) throw tooEarly(again, now);
  const wanted = {
    id: randomUUIDv7(),
    ...owner,
    createdAt: now,
    progress: 0,
    finishedAt: null,
    sizeBytes: null,
    expiresAt: new Date(now.getTime() + accountExport.keptDays * 86_400_000),
  };
  await db.insert(accountExports).values(wanted);
  await enqueue({ db, deps }, writeExport, { exportId: wanted.id });
  return wanted;
}
