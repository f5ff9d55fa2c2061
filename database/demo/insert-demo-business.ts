import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import type { DemoBusiness } from '#database/demo/demo-businesses.ts';
import { demoCreditsSpent } from '#database/demo/demo-events.ts';
import type { DemoPictures } from '#database/demo/demo-pictures.ts';
import { insertDemoSubscription } from '#database/demo/demo-subscription.ts';
import { insertDemoTrial } from '#database/demo/insert-demo-trial.ts';
import { insertOwner } from '#database/demo/insert-owner.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { users } from '#database/schema/users.ts';
import { lapseOfPaidPeriod } from '#domain/credits/buckets.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

interface NewBusiness {
  id: string;
  /** Of its events and its logo; null without any. */
  pictures: DemoPictures | null;
  passwordHash: string;
  now: Date;
}

function firstOfNextMonth(now: Date): Date {
  const [year = 0, month = 0] = berlinDay(now).split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return berlinInstant(next, '00:00');
}

/** A verified demo business with its owner, profile, plan and the credits of the current period. */
export async function insertDemoBusiness(
  tx: Transaction,
  business: DemoBusiness,
  { id: businessId, pictures, passwordHash, now }: NewBusiness,
) {
  const { email, owner: name, company, plan, credits } = business;
  const userId = randomUUIDv7();
  const createdAt = new Date(now.getTime() - 40 * 86_400_000);
  const periodEnd = firstOfNextMonth(now);
  await tx.insert(users).values({ id: userId, email, passwordHash, name, language: 'de', createdAt });
  await tx.insert(businesses).values({
    ...company,
    id: businessId,
    userId,
    managingDirector: name,
    contactPreference: 'email',
    planInterest: plan,
    verificationStatus: 'verified',
    createdAt,
    updatedAt: createdAt,
  });
  await tx.insert(businessProfiles).values({
    ...business.profile,
    id: randomUUIDv7(),
    businessId,
    displayName: company.companyName,
    logoKey: pictures?.logo ?? null,
    publicPhone: company.phone,
    publicEmail: company.email,
    updatedAt: createdAt,
  });
  await insertOwner(tx, { businessId, userId, email, name, createdAt });
  const reference = await insertDemoSubscription(tx, {
    businessId,
    buyer: { companyName: company.companyName, address: company.address, email },
    plan,
    periodEnd,
    credits,
    createdAt,
  });
  await tx.insert(creditAccounts).values({
    businessId,
    planBalance: credits - demoCreditsSpent(business.events(now)),
    planTotal: credits,
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
    amount: credits,
    balanceAfter: credits,
    reason: 'plan_period',
    reference,
    actor: 'system',
    createdAt: new Date(createdAt.getTime() + 14 * 86_400_000),
  });
  return { userId, businessId, balance: credits, archivedEventId };
}
