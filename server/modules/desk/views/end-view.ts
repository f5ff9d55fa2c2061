import { and, eq, isNull } from 'drizzle-orm';
import { staffViews } from '#database/schema/staff-views.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findOwnView } from '#server/modules/desk/views/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Ends an own view; one that is over stays as it is. */
export async function endView(ctx: Context<Reviewer>, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const view = await findOwnView(tx.db, tx.actor, id);
    if (!view) throw new Problem('not_found');
    if (view.endsAt <= tx.now) return;
    const ended = await tx.db
      .update(staffViews)
      .set({ endedAt: tx.now, endedBy: 'staff' })
      .where(and(eq(staffViews.id, id), isNull(staffViews.endedAt)))
      .returning({ id: staffViews.id });
    if (ended.length === 0) return;
    const { businessId } = view;
    await writeAudit(tx, {
      action: 'view_ended',
      subject: `business:${businessId}`,
      before: null,
      after: { view: id },
      businessId,
    });
  });
}
