import { eq } from 'drizzle-orm';
import { businessProfiles } from '#database/schema/businesses.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { showBusiness } from '#server/modules/guest-view/show-business.ts';
import type { ProfileRow } from '#server/modules/profile/queries.ts';
import { lockProfile } from '#server/modules/profile/queries.ts';
import { toProfile } from '#server/modules/profile/to-profile.ts';
import { writeProfileAudit } from '#server/modules/profile/write-profile-audit.ts';
import { encodeImage } from '#server/storage/encode-image.ts';
import { removeImage, storeImage } from '#server/storage/store-image.ts';

/** Gives the profile a new image. The files of the previous one are removed once the change has been committed. */
export async function uploadProfileImage(
  ctx: Context<Member>,
  image: File,
  ifMatch: string | undefined,
): Promise<ProfileRow> {
  await ctx.deps.rateLimits.consume('imageUpload', ctx.actor.businessId);
  return storeImage(ctx, await encodeImage(image, ctx.actor.businessId), (key) =>
    changeProfileImage(ctx, key, ifMatch),
  );
}

/** Removes the image of the profile, if it has one. */
export async function removeProfileImage(ctx: Context<Member>, ifMatch: string | undefined): Promise<ProfileRow> {
  return changeProfileImage(ctx, null, ifMatch);
}

async function changeProfileImage(
  ctx: Context<Member>,
  profileImageUrl: string | null,
  ifMatch: string | undefined,
): Promise<ProfileRow> {
  const { former, changed } = await inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    const present = await lockProfile(db, actor.businessId);
    if (!present) throw new Problem('not_found', { detail: 'There is no profile yet: save it first' });
    requireMatch(ifMatch, toProfile(present, deps.config));
    const [changed] = await db
      .update(businessProfiles)
      .set({ profileImageUrl, updatedAt: now })
      .where(eq(businessProfiles.id, present.id))
      .returning();
    if (!changed) throw new Error('the changed profile did not come back');
    await writeProfileAudit(tx, present, changed);
    await showBusiness(tx, actor.businessId);
    return { former: present.profileImageUrl, changed };
  });
  if (former) await removeImage(ctx.deps, former);
  return changed;
}
