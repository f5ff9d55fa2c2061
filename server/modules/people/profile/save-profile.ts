import { randomUUIDv7 } from 'node:crypto';
import type { ProfileInput } from '#contract/profile.ts';
import { businessProfiles } from '#database/schema/businesses.ts';
import type { Land } from '#domain/hours/lands.ts';
import { defaultOpeningHours, sortSpans, sortWeek } from '#domain/hours/opening-hours.ts';
import { verificationSteps } from '#domain/verification/decisions.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import type { ProfileRow } from '#server/modules/people/profile/queries.ts';
import { findLandOfBusiness, lockProfile } from '#server/modules/people/profile/queries.ts';
import { settleNights } from '#server/modules/people/profile/settle-nights.ts';
import { toProfile } from '#server/modules/people/profile/to-profile.ts';
import { writeProfileAudit } from '#server/modules/people/profile/write-profile-audit.ts';
import { proposeFacts } from '#server/modules/people/proposals/propose-facts.ts';

/** Inserts or replaces the profile without image. A verified business's new display name becomes a proposal. */
export async function saveProfile(
  ctx: Context<Member>,
  input: ProfileInput,
  ifMatch: string | undefined,
): Promise<ProfileRow> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    const { business, profile: present } = await lockProfile(db, actor.businessId);
    if (present) requireMatch(ifMatch, toProfile(present, deps.config));
    const { proposesFacts } = verificationSteps[business.verificationStatus];
    const holding = present?.displayName ?? business.companyName;
    const columns = {
      displayName: proposesFacts ? holding : input.display_name,
      description: input.description,
      publicPhone: input.public_phone,
      publicEmail: input.public_email,
      websiteUrl: input.website_url,
      showPhone: input.show_phone,
      showEmail: input.show_email,
      categories: input.categories,
      extraordinaryClosures: input.extraordinary_closures,
      ...(await hoursOf(tx, input, present)),
      isVisible: input.is_visible ?? present?.isVisible ?? true,
      updatedAt: now,
    };
    const [row] = await db
      .insert(businessProfiles)
      .values({ id: randomUUIDv7(), businessId: actor.businessId, ...columns })
      .onConflictDoUpdate({ target: businessProfiles.businessId, set: columns })
      .returning();
    if (!row) throw new Error('the saved profile did not come back');
    await writeProfileAudit(tx, present, { ...row, proposals: [] });
    await settleNights(tx, actor.businessId);
    const names = { display_name: input.display_name };
    const proposals = proposesFacts
      ? await proposeFacts(tx, { display_name: holding }, names)
      : (present?.proposals ?? []);
    await showBusiness(tx, actor.businessId);
    return { ...row, proposals };
  });
}

/** Missing fields stay. 422 for holidays of an unknown Land. */
async function hoursOf(ctx: TransactionContext<Member>, input: ProfileInput, present: ProfileRow | undefined) {
  const closedOnHolidays = input.closed_on_holidays ?? present?.closedOnHolidays ?? false;
  const holidayLand: Land | null =
    input.holiday_land ?? present?.holidayLand ?? (await findLandOfBusiness(ctx, ctx.actor.businessId));
  if (closedOnHolidays && holidayLand === null)
    throw invalidField('holiday_land', 'land_needed', 'The address names no Land: choose one');
  return {
    openingHours: sortWeek(input.opening_hours ?? present?.openingHours ?? defaultOpeningHours()),
    specialDays: sortedDays(input.special_days) ?? present?.specialDays ?? [],
    seasons:
      input.seasons?.map((season) => ({ ...season, opening_hours: sortWeek(season.opening_hours) })) ??
      present?.seasons ??
      [],
    closedOnHolidays,
    holidayLand,
  };
}

function sortedDays(days: ProfileInput['special_days']) {
  return days?.map((day) => ({ ...day, spans: sortSpans(day.spans) })).sort((a, b) => a.date.localeCompare(b.date));
}
