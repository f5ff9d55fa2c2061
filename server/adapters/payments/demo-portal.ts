import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { creditAccounts } from '#database/schema/credits.ts';
import { demoPaymentMethods } from '#database/schema/demo-payments.ts';
import { hasPlanLapsed } from '#domain/credits/buckets.ts';
import { subscriptionPlans } from '#domain/plans/price-lists.ts';
import { splitVat } from '#domain/plans/split-vat.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import { findDemoSubscriptions, findPayer, isRunning } from '#server/adapters/payments/demo-actions.ts';
import type { Refusal } from '#server/adapters/payments/demo-incident-parts.ts';
import { incidents } from '#server/adapters/payments/demo-incident-parts.ts';
import { invoiceList } from '#server/adapters/payments/demo-invoice-list.ts';
import type { DemoTexts } from '#server/adapters/payments/demo-parts.ts';
import { buyerFacts, methodChoice, nameOf, paymentPage, strips } from '#server/adapters/payments/demo-parts.ts';
import { findDemoPayments } from '#server/adapters/payments/demo-payments.ts';
import { demoPeriods } from '#server/adapters/payments/demo-periods.ts';
import type { Deps } from '#server/context/context.ts';
import type { Markup } from '#server/demo/page.ts';

type Rows = Awaited<ReturnType<typeof findDemoSubscriptions>>;
type Running = { row: NonNullable<Rows['present']>; next: Rows['next']; day: string };

interface PlanCredits {
  left: number;
  total: number;
}

function plans({ row, next, day }: Running, credits: PlanCredits, language: Language, t: DemoTexts): Markup {
  const goesOn = !row.cancelledAt;
  const scale = Math.max(...subscriptionPlans.map((plan) => plan.credits));
  return html`<ul class="plans">${subscriptionPlans.map(({ key, priceCents, credits: count }) => {
    const isNow = key === row.plan;
    const net = formatPrice(splitVat(priceCents).netCents, language);
    const name = nameOf(key);
    const change = (label: string) =>
      html`<form method="post"><button class="wide" name="plan" value="${key}">${label}</button></form>`;
    const keep = goesOn
      ? html`<p class="both"><b>${t('portal.left', { ...credits })}</b> <b>${t('portal.renewed', { day })}</b></p>`
      : change(t('portal.keep', { name }));
    const switchTo =
      next?.plan === key ? html`<b>${t('portal.from', { day })}</b>` : change(t('portal.switch', { name }));
    return html`<li${isNow ? html` class="now"` : ''}><div><div class="both"><h3>${name}</h3>${isNow ? html`<b class="badge">${t('portal.yours')}</b>` : ''}</div><p class="price">${formatPrice(priceCents, language, 'short')}</p>
<p class="meta">${t('portal.net', { net })}</p>${isNow && credits.total > 0 ? strips(credits.total, { left: credits.left, scale }) : strips(count, { scale })}<p class="content">${t('checkout.subscriptionContent', { count })}</p></div><div>${isNow ? keep : switchTo}</div></li>`;
  })}</ul>
<p class="meta">${t('portal.strips')} ${t('portal.rule', { percent: vatPercent })}</p>`;
}

function state({ row, next, day }: Running, language: Language, t: DemoTexts): string {
  if (next) return t('portal.changes', { day, name: nameOf(next.plan) });
  const price = formatPrice(row.priceCents, language, 'short');
  return row.cancelledAt ? t('portal.ends', { day }) : t('portal.renews', { day, price });
}

/** Payment method and payer. */
function money(subscription: Running | null, buyer: Markup | string, t: DemoTexts): Markup {
  const chosen = subscription?.row.paymentMethod;
  const method = html`<form method="post"><fieldset><legend><h2>${t('portal.payment')}</h2></legend>${demoPaymentMethods.map((key) => methodChoice(key, key === chosen, t))}</fieldset>
<button>${t('portal.saveMethod')}</button></form>`;
  return html`<div class="card">${subscription && !subscription.row.isUnpaid ? html`${method}<hr>` : ''}${buyer}</div>`;
}

function unpaid({ row }: Running, language: Language, t: DemoTexts): Markup {
  const price = formatPrice(row.priceCents, language, 'short');
  return html`<h1>${t('portal.unpaid', { name: nameOf(row.plan) })}</h1><p class="lead">${t('portal.unpaidText', { price })}</p>
<form method="post" class="card after narrow"><fieldset><legend><b>${t('checkout.method')}</b></legend>${demoPaymentMethods.map((key) => methodChoice(key, key !== row.paymentMethod, t))}</fieldset>
<button class="main wide" name="action" value="settle">${t('checkout.pay', { price })}</button>
<button class="wide" name="action" value="cancel">${t('portal.cancel')}</button></form>`;
}

function running(subscription: Running, credits: PlanCredits, language: Language, t: DemoTexts): Markup {
  const { row, next } = subscription;
  if (row.isUnpaid) return unpaid(subscription, language, t);
  const cancel = html`<form class="end" method="post"><button name="action" value="cancel">${t('portal.cancel')}</button></form>`;
  return html`<h1>${t('portal.plan', { name: nameOf(row.plan) })}</h1><p class="lead">${state(subscription, language, t)}</p>
${plans(subscription, credits, language, t)}
${row.cancelledAt && !next ? '' : cancel}`;
}

/** This month's plan credits, and those left. */
async function findLeft({ db }: Deps, businessId: string, now: Date): Promise<PlanCredits> {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.businessId, businessId));
  const isOver = !account || hasPlanLapsed(account, now);
  return isOver ? { left: 0, total: 0 } : { left: account.planBalance, total: account.planTotal };
}

/** Plan, payment method, invoices and simulated incidents. */
export async function portalPage(
  deps: Deps,
  customerId: string,
  language: Language,
  refusal: Refusal | null = null,
): Promise<Markup> {
  const now = deps.clock();
  const { present, next } = await findDemoSubscriptions(deps.db, customerId, now);
  const businessId = await findPayer(deps.db, customerId);
  const row = present && isRunning(present, now) ? present : null;
  return paymentPage(deps, language, 'portal', async (t) => {
    if (!businessId) return html`<h1>${t('portal.none')}</h1>`;
    const end = row && demoPeriods(row.startedAt, row.cancelledAt, now).end;
    const subscription = row && end ? { row, next, day: formatInstantDay(end, language) } : null;
    const plan = subscription
      ? running(subscription, await findLeft(deps, businessId, now), language, t)
      : html`<h1>${t('portal.none')}</h1><p class="lead">${t('portal.noneText')}</p>`;
    const invoices = await invoiceList(deps, { businessId, customerId }, language, t);
    const payments = await findDemoPayments(deps.db, customerId, now);
    const canFail = row !== null && !row.isUnpaid && row.cancelledAt === null;
    return html`${plan}<div class="columns after"><div class="card">${invoices}</div>${money(subscription, await buyerFacts(deps, businessId, t), t)}</div>
${incidents(payments, { canFail, refusal }, language, t)}`;
  });
}
