import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { creditAccounts } from '#database/schema/credits.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { BusinessScope, Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction, systemContext } from '#server/context/context.ts';
import { reserveItems, spendItems } from '#server/modules/money/credits/charge-items.ts';
import { releaseCredits, settleCredits } from '#server/modules/money/credits/close-reservation.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';
import { findBalance } from '#server/modules/money/credits/queries.ts';
import { bookPayment } from '#server/modules/money/subscription/book-payment.ts';
import { bookReturn } from '#server/modules/money/subscription/book-return.ts';
import type { TestApp } from '#tests/support/app.ts';

/** A business with an empty ledger and the credit verbs, each in its own transaction. */
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
  await app.db.insert(teamMembers).values({
    id: randomUUID(),
    businessId,
    userId,
    userEmail: `${userId}@ledger.example`,
    role: 'admin',
    permissions: [],
    status: 'active',
    createdAt,
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
  const context = (): Context<Member> => ({ ...systemContext(app.deps), actor: member });
  async function pay(credits: number, periodEnd: Date | null): Promise<string> {
    const reference = randomUUID();
    const [type, item] = periodEnd ? (['subscription', 'starter'] as const) : (['one-time', 'credits_25'] as const);
    const money = {
      coupon: null,
      amountCents: credits * 100,
      refundedCents: 0,
      disputedCents: 0,
      lostCents: 0,
      paidAt: app.clock.now(),
    };
    await inTransaction(systemContext(app.deps), (tx) =>
      bookPayment(tx, businessId, { reference, type, item, credits, periodEnd, ...money }),
    );
    return reference;
  }
  return {
    businessId,
    email: `${userId}@ledger.example`,
    balance: () => findBalance(app.db, member.businessId, app.clock.now()),
    spend: (credits: number, eventId = randomUUID()) =>
      inTransaction(context(), (tx) => spendItems(tx, eventId, [{ item: 'base', credits }], 'event_published')),
    reserve: (credits: number, eventId: string) =>
      inTransaction(context(), (tx) => reserveItems(tx, eventId, [{ item: 'base', credits }])),
    release: (eventId: string) => inTransaction(context(), (tx) => releaseCredits(tx, { businessId, eventId })),
    settle: (eventId: string) => inTransaction(context(), (tx) => settleCredits(tx, { businessId, eventId })),
    purchase: (credits: number) =>
      inTransaction(systemContext(app.deps), (tx) =>
        moveCredits(tx, businessId, { reference: randomUUID() }, (ledger) => ledger.addPurchased(credits)),
      ),
    startPeriod: (credits: number, endsAt: Date) =>
      inTransaction(systemContext(app.deps), (tx) =>
        moveCredits(tx, businessId, { reference: randomUUID() }, (ledger) =>
          ledger.startPlanPeriod({ id: randomUUID(), credits, endsAt }, 'plan_period'),
        ),
      ),
    /** Pays one EUR per credit: a pack, or a plan until that instant. Returns the payment's reference. */
    pay,
    /** Sets the payment's lost disputes to a total of `lostCents`. */
    returned: (reference: string, lostCents: number) =>
      inTransaction(systemContext(app.deps), async (tx) => {
        const [payment] = await tx.db.select().from(payments).where(eq(payments.reference, reference)).for('update');
        if (!payment) throw new Error(`payment ${reference} does not exist`);
        await bookReturn(tx, payment, { refundedCents: 0, disputedCents: lostCents, lostCents });
      }),
  };
}

export type TestLedger = Awaited<ReturnType<typeof createLedger>>;
