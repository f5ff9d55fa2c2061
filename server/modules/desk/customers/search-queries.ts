import type { SQL } from 'drizzle-orm';
import { and, eq, ilike, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Connection, Database } from '#database/connect.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { billingDetails } from '#database/schema/billing.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { couponUses } from '#database/schema/coupons.ts';
import { events } from '#database/schema/events.ts';
import { businessSlugs, goneEvents } from '#database/schema/guest-pages.ts';
import { invoices } from '#database/schema/invoices.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { MatchedBy, SearchKeys } from '#domain/desk/customer-search.ts';
import { mostCustomers } from '#domain/desk/customer-search.ts';

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Per way of finding; more would not fit the answer. */
const MOST = mostCustomers * 2;

interface Way {
  by: MatchedBy;
  from: PgTable | SQL;
  businessId: PgColumn;
  /** Shown as the reason. */
  found: PgColumn;
  where: SQL | undefined;
  /** Default: a whole key. */
  isExact?: SQL;
}

const hitsOf = ({ by, from, businessId, found, where, isExact = sql`true` }: Way) =>
  sql`(select ${businessId} as business_id, ${by}::text as by, ${found}::text as found, (${isExact}) as is_exact
    from ${from} where ${where} limit ${MOST})`;

const membersWithUser = sql`${users} join ${teamMembers} on ${teamMembers.userId} = ${users.id}`;

const { businessId: ofMember, userEmail, userName } = teamMembers;
const { id: ofBusiness } = businesses;

/** Whole keys, by their indexes. */
function waysByKey(keys: SearchKeys): Way[] {
  const { email, phone, registers, invoice, payment, eventCode, slug, keyPart, coupon, id } = keys;
  const when = (value: string | null, ways: (key: string) => Way[]) => (value === null ? [] : ways(value));
  return [
    ...when(email, (key) => [
      { by: 'login', from: teamMembers, businessId: ofMember, found: userEmail, where: eq(userEmail, key) },
      {
        ...{ by: 'contact_email', from: businesses, businessId: ofBusiness },
        ...{ found: businesses.email, where: eq(businesses.email, key) },
      },
      {
        ...{ by: 'billing_email', from: billingDetails, businessId: billingDetails.businessId },
        ...{ found: billingDetails.email, where: eq(billingDetails.email, key) },
      },
    ]),
    ...when(phone, (key) => [
      {
        ...{ by: 'phone', from: businesses, businessId: ofBusiness },
        ...{ found: businesses.phone, where: eq(businesses.phoneKey, key) },
      },
    ]),
    ...when(registers.length > 0 ? '' : null, () => [
      {
        ...{ by: 'register_number', from: businesses, businessId: ofBusiness },
        ...{ found: businesses.handelsregisterNumber, where: inArray(businesses.registerKey, registers) },
      },
    ]),
    ...when(invoice, (key) => [
      {
        ...{ by: 'invoice', from: invoices, businessId: invoices.businessId },
        ...{ found: invoices.number, where: eq(invoices.number, key) },
      },
    ]),
    ...when(payment, (key) => [
      {
        ...{ by: 'payment', from: payments, businessId: payments.businessId },
        ...{ found: payments.reference, where: eq(payments.reference, key) },
      },
      {
        ...{ by: 'payment', from: subscriptions, businessId: subscriptions.businessId },
        ...{ found: subscriptions.stripeCustomerId, where: eq(subscriptions.stripeCustomerId, key) },
      },
    ]),
    ...when(eventCode, (key) => [
      {
        ...{ by: 'event_code', from: events, businessId: events.businessId },
        ...{ found: events.title, where: eq(events.code, key) },
      },
      {
        ...{ by: 'event_code', from: goneEvents, businessId: goneEvents.businessId },
        ...{ found: goneEvents.code, where: eq(goneEvents.code, key) },
      },
    ]),
    ...when(slug, (key) => [
      {
        ...{ by: 'page_address', from: businessSlugs, businessId: businessSlugs.businessId },
        ...{ found: businessSlugs.slug, where: eq(businessSlugs.slug, key) },
      },
    ]),
    ...when(keyPart, (key) => [
      {
        ...{ by: 'api_key', from: apiKeys, businessId: apiKeys.businessId },
        ...{ found: apiKeys.name, where: or(eq(apiKeys.ending, key), eq(apiKeys.prefix, key)) },
      },
    ]),
    ...when(coupon, (key) => [
      {
        ...{ by: 'coupon', from: couponUses, businessId: couponUses.businessId },
        ...{ found: couponUses.code, where: eq(couponUses.code, key) },
      },
    ]),
    ...when(id, (key) => [
      {
        ...{ by: 'id', from: businesses, businessId: ofBusiness },
        ...{ found: businesses.companyName, where: eq(ofBusiness, key) },
      },
      { by: 'id', from: events, businessId: events.businessId, found: events.title, where: eq(events.id, key) },
      {
        ...{ by: 'request', from: auditEntries, businessId: auditEntries.businessId, found: auditEntries.action },
        where: and(eq(auditEntries.requestId, key), isNotNull(auditEntries.businessId)),
      },
    ]),
  ];
}

/** Parts of names, by trigrams. */
function waysByName(typed: string, { words, companyName }: SearchKeys): Way[] {
  const contains = (way: Omit<Way, 'where' | 'isExact'>): Way => ({
    ...way,
    where: ilike(way.found, part(typed)),
    isExact: sql`lower(${way.found}) = lower(${typed})`,
  });
  const company: Way[] =
    companyName === null
      ? []
      : [
          {
            ...{ by: 'business_name', from: businesses, businessId: ofBusiness, found: businesses.companyName },
            where: like(businesses.nameKey, part(companyName)),
            isExact: eq(businesses.nameKey, companyName),
          },
        ];
  const login: Way[] = typed.includes('@')
    ? [contains({ by: 'login', from: membersWithUser, businessId: ofMember, found: users.email })]
    : [];
  return [
    ...company,
    ...login,
    contains({
      ...{ by: 'business_name', from: businessProfiles },
      ...{ businessId: businessProfiles.businessId, found: businessProfiles.displayName },
    }),
    contains({ by: 'person', from: membersWithUser, businessId: ofMember, found: users.name }),
    contains({ by: 'person', from: teamMembers, businessId: ofMember, found: userName }),
    contains({ by: 'person', from: businesses, businessId: ofBusiness, found: businesses.managingDirector }),
    {
      ...contains({ by: 'event_title', from: events, businessId: events.businessId, found: events.title }),
      where: like(events.searchText, part(words)),
    },
  ];
}

/** Customers with the reason. A test side's hits are those of its business. */
export function findHits(db: Connection, typed: string, keys: SearchKeys) {
  const ways = [...waysByKey(keys), ...waysByName(typed, keys)];
  const hits = sql.join(ways.map(hitsOf), sql` union all `);
  return db
    .select({
      customerId: sql<string>`coalesce(${businesses.testOf}, ${businesses.id})`,
      by: sql<MatchedBy>`hits.by`,
      found: sql<string>`hits.found`,
      isExact: sql<boolean>`hits.is_exact`,
    })
    .from(sql`(${hits}) as hits`)
    .innerJoin(businesses, sql`${businesses.id} = hits.business_id`);
}

export type Hit = Awaited<ReturnType<typeof findHits>>[number];

export function findFound(db: Database, ids: readonly string[]) {
  return db
    .select({
      business: businesses,
      displayName: businessProfiles.displayName,
      owner: { name: users.name, email: users.email },
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .where(inArray(businesses.id, [...ids]));
}
export type Found = Awaited<ReturnType<typeof findFound>>[number];
