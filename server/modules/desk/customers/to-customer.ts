import type { z } from 'zod';
import type { CustomerSchema } from '#contract/desk-customers.ts';
import { businessPagePath, eventPagePath } from '#domain/guest-pages/addresses.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { CustomerParts, findCustomer, Person } from '#server/modules/desk/customers/queries.ts';
import { toFactor } from '#server/modules/people/second-factors/to-factor.ts';
import { toWebhookAtAGlance } from '#server/modules/people/webhooks/to-webhook.ts';
import { toReviewedMeasure } from '#server/modules/trust/measures/to-measure.ts';
import { toNote } from '#server/modules/trust/review/to-case.ts';

type Answer = z.input<typeof CustomerSchema>;
type Customer = Awaited<ReturnType<typeof findCustomer>>;

const instant = (date: Date | null | undefined) => date?.toISOString() ?? null;

function toPerson(
  { member, name, suppression, signIns, factors, codesLeft }: Person,
  ownerId: string,
): Answer['people'][number] {
  return {
    member_id: member.id,
    user_id: member.userId,
    name,
    email: member.userEmail,
    is_owner: member.userId === ownerId,
    role: member.role,
    permissions: member.permissions,
    status: member.status,
    created_at: member.createdAt.toISOString(),
    suppression: suppression && {
      cause: suppression.cause,
      reason: suppression.reason,
      since: suppression.createdAt.toISOString(),
    },
    sign_ins: signIns.map(({ userAgent, country, createdAt, lastUsedAt, endedAt }) => ({
      user_agent: userAgent,
      country,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      ended_at: instant(endedAt),
    })),
    factors: factors.map(toFactor),
    recovery_codes_left: codesLeft,
  };
}

const toEvent = (row: CustomerParts['events']['rows'][number], now: Date): Answer['events']['data'][number] => ({
  id: row.id,
  code: row.code,
  title: row.title,
  status: row.status,
  event_date: row.eventDate,
  start_time: row.startTime,
  path: eventPagePath(row),
  is_held: row.heldUntil !== null && row.heldUntil > now,
  is_hidden: row.hiddenBy !== null,
  joined_count: row.joinedCount,
  created_at: row.createdAt.toISOString(),
});

function toState({ business, displayName, slug }: Customer) {
  return {
    id: business.id,
    company_name: business.companyName,
    display_name: displayName,
    address: business.address,
    verification_status: business.verificationStatus,
    is_closed: business.closedAt !== null,
    open_measures: business.openMeasures,
    legal_form: business.legalForm,
    business_type: business.businessType,
    phone: business.phone,
    email: business.email,
    register_number: business.handelsregisterNumber,
    tax_id: business.taxId,
    managing_director: business.managingDirector,
    page_path: slug && businessPagePath(slug),
    created_at: business.createdAt.toISOString(),
    closed_at: instant(business.closedAt),
    is_hidden: business.hiddenBy !== null,
    publishing_stopped: business.publishingStoppedBy !== null,
    writing_stopped: business.writingStoppedBy !== null,
    needs_second_factor: business.secondFactorSince !== null,
  };
}

export function toCustomer(customer: Customer, parts: CustomerParts, now: Date): Answer {
  const { subscription, balance, hooks } = parts;
  return {
    ...toState(customer),
    plan: {
      status: subscription?.status ?? 'none',
      plan_type: subscription?.planType ?? null,
      period_ends_at: instant(subscription?.currentPeriodEnd),
      cancels_at_period_end: subscription?.cancelsAtPeriodEnd ?? false,
      trial_ends_at: balance?.isTrial ? instant(balance.planEndsAt) : null,
    },
    people: parts.people.map((person) => toPerson(person, customer.business.userId)),
    events: { total: parts.events.total, data: parts.events.rows.map((row) => toEvent(row, now)) },
    mails: parts.mails.map(({ id, to, kind, state, reason, delayedAt, createdAt }) => ({
      ...{ id, to, kind, state, reason },
      delayed_at: instant(delayedAt),
      created_at: createdAt.toISOString(),
    })),
    webhooks: hooks.rows.map((row) => toWebhookAtAGlance(row, hooks.recent)),
    api_keys: parts.keys.map(({ id, name, prefix, ending, isTest, expiresAt, lastUsedAt }) => ({
      ...{ id, name, prefix, ending, test: isTest },
      expires_at: instant(expiresAt),
      last_used_at: instant(lastUsedAt),
    })),
    measures: parts.measures.map((measure) => toReviewedMeasure(measure, now)),
    reports: parts.reported.map(({ reportCase, kinds }) => ({
      id: reportCase.id,
      name: reportCase.content?.name ?? null,
      kinds: kinds as ReportKind[],
      first_reported_at: reportCase.firstReportedAt.toISOString(),
      decided_at: instant(reportCase.decidedAt),
      outcome: reportCase.outcome,
    })),
    notes: parts.notes.map(({ note, writtenBy }) => toNote({ ...note, writtenBy })),
  };
}
