import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { insertDemoSubscription } from '#database/demo/demo-subscription.ts';
import { insertDemoTrial } from '#database/demo/insert-demo-trial.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { lapseOfPaidPeriod } from '#domain/credits/buckets.ts';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { permissions } from '#domain/team/permissions.ts';

const PLAN_CREDITS = 15;

const openingHours: OpeningHours = {
  monday: { open: '18:00', close: '01:00', closed: true },
  tuesday: { open: '18:00', close: '01:00', closed: false },
  wednesday: { open: '18:00', close: '01:00', closed: false },
  thursday: { open: '18:00', close: '02:00', closed: false },
  friday: { open: '17:00', close: '04:00', closed: false },
  saturday: { open: '17:00', close: '04:00', closed: false },
  sunday: { open: '16:00', close: '00:00', closed: false },
};

function firstOfNextMonth(now: Date): Date {
  const [year = 0, month = 0] = berlinDay(now).split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return berlinInstant(next, '00:00');
}

/** The verified demo business with its owner, profile, starter plan and the 15 credits of the current period. */
export async function insertDemoBusiness(
  tx: Transaction,
  { now, email, passwordHash, spent }: { now: Date; email: string; passwordHash: string; spent: number },
) {
  const userId = randomUUIDv7();
  const businessId = randomUUIDv7();
  const createdAt = new Date(now.getTime() - 40 * 86_400_000);
  const name = 'Meryem Schulz';
  const periodEnd = firstOfNextMonth(now);
  await tx.insert(users).values({ id: userId, email, passwordHash, name, language: 'de', createdAt });
  await tx.insert(businesses).values({
    id: businessId,
    userId,
    companyName: 'Zur Fetten Ecke',
    address: 'Weserstraße 104, 12047 Berlin',
    phone: '030 55 57 41 20',
    email: 'hallo@fette-ecke.example',
    businessType: 'bar',
    legalForm: 'GmbH',
    handelsregisterNumber: 'HRB 214837 B',
    licenceNumber: 'GE 1974/0312',
    managingDirector: name,
    taxId: '29/318/41207',
    contactPreference: 'email',
    planInterest: 'starter',
    verificationStatus: 'verified',
    createdAt,
    updatedAt: createdAt,
  });
  await tx.insert(businessProfiles).values({
    id: randomUUIDv7(),
    businessId,
    displayName: 'Zur Fetten Ecke',
    description: 'Eckkneipe seit 1974. Kaltes Pils, warme Stullen, jeden Mittwoch Kneipenquiz.',
    openingHours,
    publicPhone: '030 55 57 41 20',
    publicEmail: 'hallo@fette-ecke.example',
    showPhone: true,
    categories: ['Bar', 'Unterhaltung', 'Kultur'],
    updatedAt: createdAt,
  });
  await tx.insert(teamMembers).values({
    id: randomUUIDv7(),
    businessId,
    userId,
    userEmail: email,
    userName: name,
    role: 'admin',
    permissions: [...permissions],
    status: 'active',
    createdAt,
  });
  const reference = await insertDemoSubscription(tx, {
    businessId,
    buyer: { companyName: 'Zur Fetten Ecke', address: 'Weserstraße 104, 12047 Berlin', email },
    periodEnd,
    credits: PLAN_CREDITS,
    createdAt,
  });
  await tx.insert(creditAccounts).values({
    businessId,
    planBalance: PLAN_CREDITS - spent,
    planTotal: PLAN_CREDITS,
    planEndsAt: periodEnd,
    planLapsesAt: lapseOfPaidPeriod(periodEnd),
    purchasedBalance: 0,
  });
  const archivedEventId = randomUUIDv7();
  await insertDemoTrial(tx, { businessId, userId, startedAt: createdAt, eventId: archivedEventId });
  await tx.insert(creditEntries).values({
    id: randomUUIDv7(),
    businessId,
    bucket: 'plan',
    amount: PLAN_CREDITS,
    balanceAfter: PLAN_CREDITS,
    reason: 'plan_period',
    reference,
    actor: 'system',
    createdAt: new Date(createdAt.getTime() + 14 * 86_400_000),
  });
  return { userId, businessId, balance: PLAN_CREDITS, archivedEventId };
}
