import { eq } from 'drizzle-orm';
import { businessProfiles } from '#database/schema/businesses.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import type { ProfileRow } from '#server/modules/people/profile/queries.ts';
import { lockProfile } from '#server/modules/people/profile/queries.ts';
import { toProfile } from '#server/modules/people/profile/to-profile.ts';
import { writeProfileAudit } from '#server/modules/people/profile/write-profile-audit.ts';

/** 404 without a profile. */
export async function changeProfile(
  ctx: Context<Member>,
  columns: Partial<Pick<ProfileRow, 'profileImageKey' | 'logoKey' | 'accent'>>,
  ifMatch: string | undefined,
): Promise<{ former: ProfileRow; changed: ProfileRow }> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    const { profile: former } = await lockProfile(db, actor.businessId);
    if (!former) throw new Problem('not_found', { detail: 'There is no profile yet: save it first' });
    requireMatch(ifMatch, toProfile(former, deps.config));
    const [row] = await db
      .update(businessProfiles)
      .set({ ...columns, updatedAt: now })
      .where(eq(businessProfiles.id, former.id))
      .returning();
    if (!row) throw new Error('the changed profile did not come back');
    const changed = { ...row, proposals: former.proposals };
    await writeProfileAudit(tx, former, changed);
    await showBusiness(tx, actor.businessId);
    return { former, changed };
  });
}
