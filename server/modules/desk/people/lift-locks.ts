import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { users } from '#database/schema/users.ts';
import type { LimitName } from '#domain/shared/limits.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { liftLimits } from '#server/http/lift-limits.ts';
import { lockPerson } from '#server/modules/desk/people/lock-customer.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { triesOf } from '#server/modules/people/second-factors/queries.ts';

/** Limits under a person's address. */
export const limitsOfSignIn = ['failedLogin', 'failedLoginAccount', 'rightLogin'] as const satisfies LimitName[];
const limitsOfMails = ['resetMail', 'resetMailTotal', 'emailChangeTotal'] as const satisfies LimitName[];

async function liftOf(db: Transaction, { id, email }: { id: string; email: string }): Promise<void> {
  await liftLimits(db, [...limitsOfSignIn, ...limitsOfMails], email);
  await liftLimits(db, ['wrongFactor'], triesOf({ userId: id, reviewerId: null }));
  await liftLimits(db, ['emailChange', 'emailWorks'], id);
}

/** Forgets what keeps a person out for a while; the next wrong passwords count again. */
export async function liftLocks(
  tx: TransactionContext<Reviewer>,
  businessId: string,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<{ email: string }> {
  const { userId } = await lockPerson(tx, businessId, memberId);
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Problem('not_found');
  await liftOf(tx.db, user);
  await writeAudit(tx, {
    action: 'locks_lifted',
    subject: `team_member:${memberId}`,
    before: null,
    after: { user_email: user.email, reason },
    businessId,
  });
  return { email: user.email };
}
