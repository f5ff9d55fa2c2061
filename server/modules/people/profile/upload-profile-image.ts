import { encodeImage } from '#server/adapters/storage/encode-image.ts';
import { removeImage, storeImage } from '#server/adapters/storage/store-image.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { changeProfile } from '#server/modules/people/profile/change-profile.ts';
import type { ProfileRow } from '#server/modules/people/profile/queries.ts';

/** Removes the previous files after the commit. */
export async function uploadProfileImage(
  ctx: Context<Member>,
  image: File,
  ifMatch: string | undefined,
): Promise<ProfileRow> {
  await ctx.deps.rateLimits.consume('imageUpload', ctx.actor.businessId);
  return storeImage(ctx, await encodeImage(image, ctx.actor.businessId), (key) => replaceImage(ctx, key, ifMatch));
}

export async function removeProfileImage(ctx: Context<Member>, ifMatch: string | undefined): Promise<ProfileRow> {
  return replaceImage(ctx, null, ifMatch);
}

async function replaceImage(ctx: Context<Member>, profileImageKey: string | null, ifMatch: string | undefined) {
  const { former, changed } = await changeProfile(ctx, { profileImageKey }, ifMatch);
  if (former.profileImageKey) await removeImage(ctx.deps, former.profileImageKey);
  return changed;
}
