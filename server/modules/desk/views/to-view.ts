import type { findStaffViews, NamedView } from '#server/modules/desk/views/queries.ts';

export function toView({ id, companyName, startedAt, endsAt }: NamedView) {
  return { id, company_name: companyName, started_at: startedAt.toISOString(), ends_at: endsAt.toISOString() };
}

export function toStaffViews({ isAllowed, views }: Awaited<ReturnType<typeof findStaffViews>>) {
  return {
    allowed: isAllowed,
    data: views.map(({ id, reason, startedAt, endsAt, endedAt }) => ({
      id,
      reason,
      started_at: startedAt.toISOString(),
      ended_at: (endedAt ?? endsAt).toISOString(),
    })),
  };
}
