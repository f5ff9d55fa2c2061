import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import type { DemoBusiness } from '#database/demo/demo-businesses.ts';
import { demoCreditsSpent } from '#database/demo/demo-events.ts';
import type { DemoPictures } from '#database/demo/demo-pictures.ts';
import { insertDemoSubscription } from '#database/demo/demo-subscription.ts';
import { insertCurrentTrial, insertPastTrial } from '#database/demo/insert-demo-trial.ts';
import { insertOwner } from '#database/demo/insert-owner.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { users } from '#database/schema/users.ts';
import { lapseOfPaidPeriod } from '#domain/credits/buckets.ts';
import { trial } from '#domain/plans/price-lists.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

interface NewBusiness {
  id: string;
  /** Null without a file store. */
  pictures: DemoPictures | null;
  passwordHash: string;
  now: Date;
}

const DAY_MS = 86_400_000;

function firstOfNextMonth(now: Date): Date {
  const [year = 0, month = 0] = berlinDay(now).split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return berlinInstant(next, '00:00');
}

/** A verified business with owner, profile and credits of its trial or current month. */
export async function insertDemoBusiness(
  tx: Transaction,
  business: DemoBusiness,
  { id: businessId, pictures, passwordHash, now }: NewBusiness,
) {
  const { email, owner: name, company, paid } = business;
  const userId = randomUUIDv7();
  const createdAt = new Date(now.getTime() - business.days * DAY_MS);
  await tx.insert(users).values({ id: userId, email, passwordHash, name, language: 'de', createdAt });
  await tx.insert(businesses).values({
    ...company,
    id: businessId,
    userId,
    managingDirector: name,
    contactPreference: 'email',
    planInterest: paid?.plan ?? 'starter',
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
  const owner = { userId, businessId };
  const list = business.events(now);
  if (paid === null) {
    await insertCurrentTrial(tx, owner, { spent: demoCreditsSpent(list), startedAt: createdAt });
    return { ...owner, balance: trial.credits, trialEventId: null };
  }
  const periodEnd = firstOfNextMonth(now);
  const reference = await insertDemoSubscription(tx, {
    businessId,
    buyer: { companyName: company.companyName, address: company.address, email },
    ...paid,
    periodEnd,
    createdAt,
  });
  const spent = demoCreditsSpent(list.filter(({ status }) => status !== 'archived'));
  await tx.insert(creditAccounts).values({
    businessId,
    planBalance: paid.credits - spent,
    planTotal: paid.credits,
    planEndsAt: periodEnd,
    planLapsesAt: lapseOfPaidPeriod(periodEnd),
    purchasedBalance: 0,
  });
  const trialEventId = randomUUIDv7();
  await insertPastTrial(tx, owner, { startedAt: createdAt, eventId: trialEventId });
  await tx.insert(creditEntries).values({
    id: randomUUIDv7(),
    businessId,
    bucket: 'plan',
    amount: paid.credits,
    balanceAfter: paid.credits,
    reason: 'plan_period',
    reference,
    actor: 'system',
    createdAt: new Date(createdAt.getTime() + trial.days * DAY_MS),
  });
  return { ...owner, balance: paid.credits, trialEventId };
}
