import type { z } from 'zod';
import type { BusinessSchema, PageOfBusinessSchema, PlaceOfBusinessSchema, StatsSchema } from '#contract/business.ts';
import { imprintGaps } from '#domain/business/imprint.ts';
import { businessCalendarPath } from '#domain/events/calendar-paths.ts';
import { businessFeedPath, businessPagePath } from '#domain/guest-pages/addresses.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { BusinessRow, findPageOfBusiness, findStats, PlaceRow } from '#server/modules/people/business/queries.ts';
import { factsOf } from '#server/modules/people/proposals/fact-content.ts';
import { toProposals } from '#server/modules/people/proposals/to-proposal.ts';

export function toBusiness(row: BusinessRow): z.input<typeof BusinessSchema> {
  return {
    id: row.id,
    user_id: row.userId,
    company_name: row.companyName,
    address: row.address,
    phone: row.phone,
    email: row.email,
    business_type: row.businessType,
    legal_form: row.legalForm,
    handelsregister_number: row.handelsregisterNumber,
    licence_number: row.licenceNumber,
    managing_director: row.managingDirector,
    tax_id: row.taxId,
    imprint_gaps: imprintGaps(row),
    open_measures: row.openMeasures,
    verification_status: row.verificationStatus,
    proposals: toProposals(row.proposals, factsOf(row)),
    deletes_at: row.deletesAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Includes views only with the permission to see them. */
export function toStats(
  stats: Awaited<ReturnType<typeof findStats>>,
  maySeeViews: boolean,
): z.input<typeof StatsSchema> {
  return {
    views_today: maySeeViews ? stats.viewsToday : null,
    views_this_week: maySeeViews ? stats.viewsThisWeek : null,
    views_by_day: maySeeViews ? stats.viewsByDay : null,
    events_today: stats.eventsToday,
    events_this_week: stats.eventsThisWeek,
  };
}

export function toPlaceOfBusiness(row: PlaceRow | undefined): z.input<typeof PlaceOfBusinessSchema> {
  if (!row) return { place: null, located_at: null };
  const { latitude, longitude, source, accuracyM, locatedAt } = row;
  return { place: { latitude, longitude, source, accuracy_m: accuracyM }, located_at: locatedAt.toISOString() };
}

export function toPageOfBusiness(
  { businessId, slug, isPublic }: Awaited<ReturnType<typeof findPageOfBusiness>>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): z.input<typeof PageOfBusinessSchema> {
  return {
    is_public: isPublic && slug !== null,
    page_url: slug && publicUrl + businessPagePath(slug),
    feed_url: slug && publicUrl + businessFeedPath(slug),
    calendar_url: publicUrl + businessCalendarPath(businessId),
  };
}
