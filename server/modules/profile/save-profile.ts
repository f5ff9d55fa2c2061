import { randomUUIDv7 } from 'node:crypto';
import type { ProfileInput } from '#contract/profile.ts';
import { businessProfiles } from '#database/schema/businesses.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { requireMatch } from '#server/http/etag.ts';
import { showBusiness } from '#server/modules/guest-view/show-business.ts';
import type { ProfileRow } from '#server/modules/profile/queries.ts';
import { lockProfile } from '#server/modules/profile/queries.ts';
import { toProfile } from '#server/modules/profile/to-profile.ts';
import { writeProfileAudit } from '#server/modules/profile/write-profile-audit.ts';

/** Inserts the profile of the caller's business, or replaces the existing one. The image is not part of it. */
export async function saveProfile(
  ctx: Context<Member>,
  input: ProfileInput,
  ifMatch: string | undefined,
): Promise<ProfileRow> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    const present = await lockProfile(db, actor.businessId);
    if (present) requireMatch(ifMatch, toProfile(present, deps.config));
    const columns = {
      displayName: input.display_name,
      description: input.description,
      publicPhone: input.public_phone,
      publicEmail: input.public_email,
      websiteUrl: input.website_url,
      showPhone: input.show_phone,
      showEmail: input.show_email,
      categories: input.categories,
      extraordinaryClosures: input.extraordinary_closures,
      openingHours: input.opening_hours ?? present?.openingHours ?? defaultOpeningHours(),
      isVisible: input.is_visible ?? present?.isVisible ?? true,
      updatedAt: now,
    };
    const [saved] = await db
      .insert(businessProfiles)
      .values({ id: randomUUIDv7(), businessId: actor.businessId, ...columns })
      .onConflictDoUpdate({ target: businessProfiles.businessId, set: columns })
      .returning();
    if (!saved) throw new Error('the saved profile did not come back');
    await writeProfileAudit(tx, present, saved);
    await showBusiness(tx, actor.businessId);
    return saved;
  });
}
