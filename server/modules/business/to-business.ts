import type { z } from 'zod';
import type { BusinessSchema, StatsSchema } from '#contract/business.ts';
import type { BusinessQueries, BusinessRow } from '#server/modules/business/queries.ts';

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
    verification_status: row.verificationStatus,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The figures of the stat cards; views only for those who may see them. */
export function toStats(
  stats: Awaited<ReturnType<BusinessQueries['findStats']>>,
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
