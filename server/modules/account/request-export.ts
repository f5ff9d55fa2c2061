import { randomUUIDv7 } from 'node:crypto';
import { accountExports } from '#database/schema/account-exports.ts';
import { accountExport } from '#domain/account/export.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { ExportOfAccount } from '#server/modules/account/to-export.ts';

/** Has a job write everything that is stored about the business into a file. */
export async function requestExport({ db, deps, actor, now }: TransactionContext<Member>): Promise<ExportOfAccount> {
  const wanted = {
    id: randomUUIDv7(),
    businessId: actor.businessId,
    userId: actor.userId,
    createdAt: now,
    finishedAt: null,
    sizeBytes: null,
    expiresAt: new Date(now.getTime() + accountExport.keptDays * 86_400_000),
  };
  await db.insert(accountExports).values(wanted);
  await deps.jobs.enqueue(db, 'write-account-export', { exportId: wanted.id });
  return wanted;
}
