import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import type { payments } from '#database/schema/subscriptions.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { versionOn } from '#domain/legal/documents.ts';
import type { SubscriptionPlan } from '#domain/plans/offers.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { inTransaction, systemContext } from '#server/context/context.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import type { TestApp } from '#tests/support/app.ts';

/** A valid registration form. */
export function registrationForm(overrides: Record<string, unknown> = {}) {
  return {
    businessType: 'bar',
    customBusinessType: '',
    companyName: 'Zum Anker',
    street: 'Hafenstraße 7',
    zipCode: '20359',
    city: 'Hamburg',
    contactPerson: 'Ada Jansen',
    businessPhone: '040 123 45 67',
    businessEmail: 'laden@anker.example',
    handelsregisterNumber: 'beantragt',
    legalForm: 'GmbH',
    taxNumber: '',
    loginEmail: `${randomUUID()}@anker.example`,
    password: 'sehr geheim 1',
    confirmPassword: 'sehr geheim 1',
    contactPreference: 'email',
    adminAccepted: 'true',
    selectedPlan: '',
    ...overrides,
  };
}

/** A valid form for a further business of an existing account. */
export function newBusiness(overrides: Record<string, unknown> = {}) {
  const { loginEmail: _, password: __, confirmPassword: ___, ...form } = registrationForm(overrides);
  return form;
}

/** The six digits of the newest mail to an address. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mails()).find(({ to }) => to === email);
  const code = mail?.subject.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** As a member does by the tick at Featured. */
async function declareAdvertising(app: TestApp, ids: { businessId: string; userId: string }): Promise<void> {
  const acceptedAt = app.clock.now();
  const { version, hash } = versionOn('advertising', berlinDay(acceptedAt));
  const row = { ...ids, document: 'advertising' as const, version, hash, language: 'de' as const, acceptedAt };
  await app.db.insert(legalAcceptances).values(row);
}

/**
 * Registers, confirms and signs in an owner; the business has its trial credits, and declared that it has no political
 * advertising.
 */
export async function createOwner(
  app: TestApp,
  overrides: Record<string, unknown> = {},
  { isDeclared = true }: { isDeclared?: boolean } = {},
) {
  const form = registrationForm(overrides);
  const email = String(form.loginEmail);
  const registered = await app.call<{ upload_token: string }>('POST', '/registrations', { json: form });
  const { upload_token } = registered.body;
  const { body } = await app.call<{ access_token: string; refresh_token: string }>('POST', '/registrations/confirm', {
    json: { email, upload_token, code: await mailedCode(app, email) },
  });
  const me = await app.call<{ id: string; memberships: { business_id: string }[] }>('GET', '/me', {
    token: body.access_token,
  });
  const businessId = me.body.memberships[0]?.business_id ?? '';
  if (isDeclared) await declareAdvertising(app, { businessId, userId: me.body.id });
  return {
    email,
    password: String(form.password),
    token: body.access_token,
    refreshToken: body.refresh_token,
    businessId,
  };
}

/** An owner with a verified business. */
export async function createVerifiedOwner(app: TestApp, overrides: Record<string, unknown> = {}) {
  const owner = await createOwner(app, overrides);
  await app.db.update(businesses).set({ verificationStatus: 'verified' }).where(eq(businesses.id, owner.businessId));
  return owner;
}

/** Sets plan credits in ledger and account. */
export async function setCredits(app: TestApp, businessId: string, credits: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(creditAccounts)
      .where(eq(creditAccounts.businessId, businessId))
      .for('no key update');
    await tx.insert(creditEntries).values({
      id: randomUUID(),
      businessId,
      bucket: 'plan',
      amount: credits - (account?.planBalance ?? 0),
      balanceAfter: credits,
      reason: 'plan_period',
      reference: 'test',
      actor: 'system',
      createdAt: app.clock.now(),
    });
    await tx
      .update(creditAccounts)
      .set({ planBalance: credits, planTotal: credits })
      .where(eq(creditAccounts.businessId, businessId));
  });
}

/** Verifies a business, which makes its events public. */
export async function verifyBusiness(app: TestApp, businessId: string): Promise<void> {
  await inTransaction(systemContext(app.deps), async (tx) => {
    await tx.db.update(businesses).set({ verificationStatus: 'verified' }).where(eq(businesses.id, businessId));
    await showBusiness(tx, businessId);
  });
}

/** Calls the API with the app's service key. */
export function callAsApp<T = Record<string, unknown>>(app: TestApp, method: string, path: string, json?: unknown) {
  return app.call<T>(method, `/app${path}`, { json, headers: { 'X-API-Key': app.deps.config.appServiceKey ?? '' } });
}

/** A valid event on both surfaces. */
export function eventInput(overrides: Record<string, unknown> = {}) {
  return {
    title: 'Kneipenquiz',
    description: 'Sechs Runden, keine Handys.',
    location: 'Gastraum',
    event_date: '2026-12-09',
    start_time: '20:00',
    end_time: '23:00',
    ...overrides,
  };
}

/** Sets a subscription as the payment provider would; status `inactive` ends it. */
export async function setPlan(app: TestApp, businessId: string, planType: SubscriptionPlan, status = 'active') {
  await app.db
    .insert(subscriptions)
    .values({ id: randomUUID(), businessId, status, planType, createdAt: app.clock.now() })
    .onConflictDoUpdate({ target: subscriptions.businessId, set: { status, planType } });
}

/** A row of `payments` for a pack. */
export function paymentOf(
  businessId: string,
  payment: Pick<typeof payments.$inferInsert, 'amountCents' | 'credits' | 'paidAt'> &
    Partial<typeof payments.$inferInsert>,
): typeof payments.$inferInsert {
  return {
    id: randomUUID(),
    businessId,
    reference: `cs_${randomUUID()}`,
    type: 'one-time',
    item: 'credits_25',
    buyer: { companyName: '', address: '', email: '' },
    createdAt: payment.paidAt,
    ...payment,
  };
}
