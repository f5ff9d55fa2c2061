import { featuresOf } from '#domain/plans/plan-features.ts';
import type { Accent } from '#domain/profile/accents.ts';
import { encodeImage } from '#server/adapters/storage/encode-image.ts';
import { removeImage, storeImage } from '#server/adapters/storage/store-image.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findPlanState } from '#server/modules/money/subscription/queries.ts';
import { changeProfile } from '#server/modules/people/profile/change-profile.ts';
import type { ProfileRow } from '#server/modules/people/profile/queries.ts';

/** 403 `plan_needed` unless the plan includes branding. */
async function requireBranding({ db, actor }: Context<Member>): Promise<void> {
  if (featuresOf(await findPlanState(db, actor.businessId)).branding) return;
  throw new Problem('plan_needed', { members: { feature: 'branding' } });
}

/** Sets the accent. 403 `plan_needed` without branding; null removes it with any plan. */
export async function setAccent(
  ctx: Context<Member>,
  accent: Accent | null,
  ifMatch: string | undefined,
): Promise<ProfileRow> {
  if (accent !== null) await requireBranding(ctx);
  return (await changeProfile(ctx, { accent }, ifMatch)).changed;
}

/** Removes the previous files after the commit. */
export async function uploadLogo(ctx: Context<Member>, logo: File, ifMatch: string | undefined): Promise<ProfileRow> {
  await requireBranding(ctx);
  await ctx.deps.rateLimits.consume('imageUpload', ctx.actor.businessId);
  return storeImage(ctx, await encodeImage(logo, ctx.actor.businessId), (logoKey) =>
    replaceLogo(ctx, logoKey, ifMatch),
  );
}

/** Removes the logo, with any plan. */
export async function removeLogo(ctx: Context<Member>, ifMatch: string | undefined): Promise<ProfileRow> {
  return replaceLogo(ctx, null, ifMatch);
}

async function replaceLogo(ctx: Context<Member>, logoKey: string | null, ifMatch: string | undefined) {
  const { former, changed } = await changeProfile(ctx, { logoKey }, ifMatch);
  if (former.logoKey) await removeImage(ctx.deps, former.logoKey);
  return changed;
}
