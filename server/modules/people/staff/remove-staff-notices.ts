import { eq } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';

export async function removeStaffNotices({ db, actor }: Context<Reviewer>): Promise<void> {
  await db.update(reviewers).set({ notices: [] }).where(eq(reviewers.id, actor.reviewerId));
}
