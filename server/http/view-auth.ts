import { and, eq, exists, gte, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses } from '#database/schema/businesses.ts';
import { ownershipOffers } from '#database/schema/ownership-offers.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import { staffViews } from '#database/schema/staff-views.ts';
import { viewEnding } from '#domain/desk/views.ts';
import type { BusinessScope, CallerNames, Reviewer, ViewOfStaff } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';
import { hashToken } from '#server/security/tokens.ts';

interface FoundView extends ViewOfStaff {
  ownerId: string;
  staff: Reviewer;
}

const viewQuery = prepared('auth_view', (db) => {
  // A new owner was not asked.
  const handedOver = db
    .select({ one: sql`1` })
    .from(ownershipOffers)
    .where(
      and(
        eq(ownershipOffers.businessId, staffViews.businessId),
        eq(ownershipOffers.outcome, 'accepted'),
        gte(ownershipOffers.closedAt, staffViews.startedAt),
      ),
    );
  return db
    .select({
      id: staffViews.id,
      businessId: staffViews.businessId,
      endsAt: staffViews.endsAt,
      endedBy: staffViews.endedBy,
      ownerId: businesses.userId,
      isForbidden: sql<boolean>`${businesses.viewsForbiddenAt} is not null or ${exists(handedOver)}`,
      isClosed: sql<boolean>`${businesses.closedAt} is not null`,
      reviewerId: reviewers.id,
      username: reviewers.username,
      role: reviewers.role,
      sessionId: staffViews.sessionId,
      isStaffSignedIn: sql<boolean>`${reviewers.disabledAt} is null and ${sessions.id} is not null and ${sessions.endedAt} is null`,
    })
    .from(staffViews)
    .innerJoin(businesses, eq(businesses.id, staffViews.businessId))
    .innerJoin(reviewers, eq(reviewers.id, staffViews.reviewerId))
    .leftJoin(sessions, eq(sessions.id, staffViews.sessionId))
    .where(eq(staffViews.tokenHash, sql.placeholder('tokenHash')));
});

/** Finds a running view by its token; 401 `invalid_token`, 403 `view_over` with who ended it. */
export function createViewFinder(db: Database) {
  return async function findView(
    token: string,
    { now, recognize }: { now: Date; recognize: (names: CallerNames) => void },
  ): Promise<FoundView> {
    const [found] = await viewQuery(db).execute({ tokenHash: hashToken(token) });
    if (!found || found.isClosed) throw new Problem('invalid_token');
    const { id, ownerId, reviewerId, username, role } = found;
    const businessId = found.businessId as BusinessScope;
    const sessionId = found.sessionId ?? '';
    recognize({ actor: `reviewer:${reviewerId}`, businessId, sessionId, viewId: id });
    const endedBy = viewEnding(found, now);
    if (endedBy !== null) throw new Problem('view_over', { members: { ended_by: endedBy } });
    return {
      ...{ id, businessId, reviewerId, ownerId },
      staff: { kind: 'reviewer', reviewerId, sessionId, username, role },
    };
  };
}
