import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Whether staff may see the dashboard as the owner does. */
export async function setViewsAllowed(tx: TransactionContext<Member>, isAllowed: boolean): Promise<void> {
  const { db, actor, now } = tx;
  const mine = eq(businesses.id, actor.businessId);
  const [before] = await db
    .select({ forbiddenAt: businesses.viewsForbiddenAt })
    .from(businesses)
    .where(mine)
    .for('no key update');
  const was = before?.forbiddenAt == null;
  if (was === isAllowed) return;
  await db
    .update(businesses)
    .set({ viewsForbiddenAt: isAllowed ? null : now })
    .where(mine);
  await writeAudit(tx, {
    action: isAllowed ? 'views_allowed' : 'views_forbidden',
    subject: `business:${actor.businessId}`,
    before: null,
    after: null,
  });
}
