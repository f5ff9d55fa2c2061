import { liftSuppression } from '#server/adapters/mails/suppressions.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { AnyContext, Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { pseudonymOf } from '#server/security/pseudonym.ts';

/** The log outlives the address, so it holds a pseudonym. */
export const addressSubject = ({ deps }: Pick<AnyContext, 'deps'>, email: string) =>
  `address:${pseudonymOf(deps.config.secretKey, email)}`;

export async function liftForStaff(ctx: Context<Reviewer>, email: string, because: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await liftSuppression(tx.db, { email, because, now: tx.now }))) return;
    const subject = addressSubject(tx, email);
    await writeAudit(tx, { action: 'suppression_lifted', subject, before: null, after: { reason: because } });
  });
}
