import { and, desc, eq } from 'drizzle-orm';
import type { Connection, Database } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { staffViews } from '#database/schema/staff-views.ts';
import type { BusinessScope, Reviewer } from '#server/context/actor.ts';

type ViewRow = typeof staffViews.$inferSelect;
export type NamedView = Pick<ViewRow, 'id' | 'startedAt' | 'endsAt'> & { companyName: string };

const SHOWN = 10;

/** A view of the caller, in any state. */
export async function findOwnView(db: Connection, { reviewerId }: Reviewer, id: string) {
  const [found] = await db
    .select({ view: staffViews, companyName: businesses.companyName })
    .from(staffViews)
    .innerJoin(businesses, eq(businesses.id, staffViews.businessId))
    .where(and(eq(staffViews.id, id), eq(staffViews.reviewerId, reviewerId)));
  return found && { ...found.view, companyName: found.companyName };
}

/** Permission and last views of a business, for its owner. */
export async function findStaffViews(db: Database, businessId: BusinessScope) {
  const [[business], views] = await Promise.all([
    db.select({ forbiddenAt: businesses.viewsForbiddenAt }).from(businesses).where(eq(businesses.id, businessId)),
    db
      .select()
      .from(staffViews)
      .where(eq(staffViews.businessId, businessId))
      .orderBy(desc(staffViews.startedAt))
      .limit(SHOWN),
  ]);
  return { isAllowed: business?.forbiddenAt == null, views };
}
