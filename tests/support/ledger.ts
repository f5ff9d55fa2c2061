import { randomUUID } from 'node:crypto';
import { businesses } from '#database/schema/businesses.ts';
import { creditAccounts } from '#database/schema/credits.ts';
import { users } from '#database/schema/users.ts';
import type { BusinessScope, Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction, systemContext } from '#server/context/context.ts';
import { releaseCredits, settleCredits } from '#server/modules/credits/close-reservation.ts';
import { moveCredits } from '#server/modules/credits/move-credits.ts';
import { prepareCreditQueries } from '#server/modules/credits/queries.ts';
import { reserveCredits } from '#server/modules/credits/reserve-credits.ts';
import { spendCredits } from '#server/modules/credits/spend-credits.ts';
import type { TestApp } from '#tests/support/app.ts';

/** A business with an empty ledger, and the verbs that move its credits, each in a transaction of its own. */
export async function createLedger(app: TestApp) {
  const [userId, businessId] = [randomUUID(), randomUUID()];
  const createdAt = app.clock.now();
  await app.db
    .insert(users)
    .values({ id: userId, email: `${userId}@ledger.example`, passwordHash: '', language: 'de', createdAt });
  await app.db.insert(businesses).values({
    id: businessId,
    userId,
    companyName: 'Zum Anker',
    address: 'Hafenstraße 7, 20359 Hamburg',
    phone: '040 1',
    email: 'laden@anker.example',
    businessType: 'bar',
    legalForm: 'GmbH',
    contactPreference: 'email',
    verificationStatus: 'verified',
    createdAt,
    updatedAt: createdAt,
  });
  await app.db.insert(creditAccounts).values({ businessId, planBalance: 0, planTotal: 0, purchasedBalance: 0 });

  const member: Member = {
    kind: 'member',
    userId,
    sessionId: randomUUID(),
    businessId: businessId as BusinessScope,
    isOwner: true,
    permissions: [],
  };
  const queries = prepareCreditQueries(app.db);
  const context = (): Context<Member> => ({ ...systemContext(app.deps), actor: member });
  return {
    businessId,
    email: `${userId}@ledger.example`,
    balance: () => queries.findBalance(member.businessId, app.clock.now()),
    spend: (credits: number, eventId = randomUUID()) =>
      inTransaction(context(), (tx) => spendCredits(tx, { credits, reason: 'event_published', eventId })),
    reserve: (credits: number, eventId: string) =>
      inTransaction(context(), (tx) => reserveCredits(tx, { credits, eventId })),
    release: (eventId: string) => inTransaction(context(), (tx) => releaseCredits(tx, { businessId, eventId })),
    settle: (eventId: string) => inTransaction(context(), (tx) => settleCredits(tx, { businessId, eventId })),
    purchase: (credits: number) =>
      inTransaction(systemContext(app.deps), (tx) =>
        moveCredits(tx, businessId, { reference: randomUUID() }, (ledger) => ledger.addPurchased(credits)),
      ),
    refund: (credits: number) =>
      inTransaction(systemContext(app.deps), (tx) =>
        moveCredits(tx, businessId, { reference: randomUUID() }, (ledger) => ledger.takeBackPurchased(credits)),
      ),
    startPeriod: (credits: number, endsAt: Date) =>
      inTransaction(systemContext(app.deps), (tx) =>
        moveCredits(tx, businessId, { reference: randomUUID() }, (ledger) =>
          ledger.startPlanPeriod({ id: randomUUID(), credits, endsAt }, 'plan_period'),
        ),
      ),
  };
}

export type TestLedger = Awaited<ReturnType<typeof createLedger>>;
