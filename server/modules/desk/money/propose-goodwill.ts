import { randomUUIDv7 } from 'node:crypto';
import { goodwill } from '#database/schema/goodwill.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { Gift } from '#server/modules/desk/money/give-goodwill.ts';
import { lockCustomer } from '#server/modules/desk/money/lock-customer.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Proposes credits to a second person. 404 without an open business; 409 `goodwill_waiting`. */
export async function proposeGoodwill(
  ctx: TransactionContext<Reviewer>,
  businessId: string,
  { credits, reason }: Gift,
): Promise<string> {
  const { db, now, actor } = ctx;
  await lockCustomer(ctx, businessId);
  const id = randomUUIDv7();
  const proposal = { id, businessId, credits, reason, proposedBy: actor.reviewerId, createdAt: now };
  const proposed = await db
    .insert(goodwill)
    .values({ ...proposal, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ id: goodwill.id });
  if (proposed.length === 0) throw new Problem('goodwill_waiting');
  await writeAudit(ctx, {
    action: 'goodwill_proposed',
    subject: `goodwill:${id}`,
    before: null,
    after: { credits, reason },
    businessId,
  });
  return id;
}
