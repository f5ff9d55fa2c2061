import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { staffViews } from '#database/schema/staff-views.ts';
import { viewMinutes } from '#domain/desk/views.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { sendViewMail } from '#server/modules/desk/views/jobs.ts';
import type { NamedView } from '#server/modules/desk/views/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/**
 * Begins a view, writes it to the owner's log and mails them. Ends an earlier view of the same staff. 404 without an
 * open business, 403 `view_forbidden`.
 */
export async function startView(
  tx: TransactionContext<Reviewer>,
  businessId: string,
  reason: string,
): Promise<NamedView> {
  const { db, actor, now, deps } = tx;
  // The owner who forbids views waits for this lock, or has it first.
  const [business] = await db
    .select({ companyName: businesses.companyName, forbiddenAt: businesses.viewsForbiddenAt })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt), isNull(businesses.testOf)))
    .for('no key update');
  if (!business) throw new Problem('not_found');
  if (business.forbiddenAt !== null) throw new Problem('view_forbidden');
  await db
    .update(staffViews)
    .set({ endedAt: now, endedBy: 'staff' })
    .where(and(eq(staffViews.reviewerId, actor.reviewerId), isNull(staffViews.endedAt), gt(staffViews.endsAt, now)));
  const view = {
    ...{ id: randomUUIDv7(), businessId, reason, startedAt: now },
    ...{ reviewerId: actor.reviewerId, sessionId: actor.sessionId },
    endsAt: new Date(now.getTime() + viewMinutes * 60_000),
  };
  await db.insert(staffViews).values(view);
  await writeAudit(tx, {
    action: 'view_started',
    subject: `business:${businessId}`,
    before: null,
    after: { view: view.id, reason, ends_at: view.endsAt.toISOString() },
    businessId,
  });
  await enqueue({ db, deps }, sendViewMail, { viewId: view.id });
  return { ...view, companyName: business.companyName };
}
