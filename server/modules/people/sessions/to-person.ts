import type { findPerson } from '#server/modules/people/sessions/queries.ts';

export function toPerson({ id, email, suppressed, name, memberships }: Awaited<ReturnType<typeof findPerson>>) {
  return {
    id,
    email,
    email_state: suppressed ?? ('ok' as const),
    name,
    memberships: memberships.map((membership) => ({
      business_id: membership.businessId,
      company_name: membership.companyName,
      is_owner: membership.isOwner,
      role: membership.role,
      permissions: membership.permissions,
      status: membership.status,
    })),
  };
}
