import type { z } from 'zod';
import type { deskPeopleRoutes } from '#contract/desk-people.ts';
import type { FoundPeople } from '#server/modules/desk/people/queries.ts';

type DeskPeople = z.input<(typeof deskPeopleRoutes)['getDeskPeople']['success']['schema']>;

function toPerson(
  { member, name, change, suppression, sessions, isLocked }: FoundPeople['people'][number],
  ownerId: string,
) {
  return {
    member_id: member.id,
    name: name ?? member.userName,
    email: member.userEmail,
    is_owner: member.userId === ownerId,
    status: member.status,
    sessions,
    is_locked: isLocked,
    suppression,
    pending_address: change && {
      email: change.toEmail,
      is_confirmed: change.toConfirmedAt !== null,
      possible_at: change.possibleAt?.toISOString() ?? null,
    },
  };
}

/** The owner first. */
export function toDeskPeople({ business, people, issued, hooks, ...has }: FoundPeople): DeskPeople {
  const all = people.map((row) => toPerson(row, business.ownerId));
  return {
    company_name: business.companyName,
    people: all.toSorted((one, other) => Number(other.is_owner) - Number(one.is_owner)),
    invoices: issued.map(({ issuedAt, ...invoice }) => ({ ...invoice, issued_at: issuedAt.toISOString() })),
    has_export: has.hasExport,
    webhooks: hooks.map(({ id, url, status, failingSince, failed }) => ({
      ...{ id, url, failed, is_active: status === 'active' },
      failing_since: failingSince?.toISOString() ?? null,
    })),
    has_running_plan: has.hasPlan,
    closes_at: business.deletesAt?.toISOString() ?? null,
  };
}
