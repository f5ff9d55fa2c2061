import { html } from 'hono/html';
import { demoPaymentMethods } from '#database/schema/demo-payments.ts';
import { priceLists } from '#domain/plans/price-lists.ts';
import { splitVat, vatPercent } from '#domain/plans/vat.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import type { Deps } from '#server/context/context.ts';
import type { Markup } from '#server/demo/page.ts';
import { findDemoSubscriptions, findPayer } from '#server/payments/demo-actions.ts';
import type { DemoTexts } from '#server/payments/demo-parts.ts';
import { buyerFacts, methodChoice, nameOf, paymentPage } from '#server/payments/demo-parts.ts';
import { demoPeriods } from '#server/payments/demo-periods.ts';

type Rows = Awaited<ReturnType<typeof findDemoSubscriptions>>;
type Running = { row: NonNullable<Rows['present']>; next: Rows['next']; day: string };

/** The plans side by side: the present one, and the way to the others. */
function plans({ row, next, day }: Running, language: Language, t: DemoTexts): Markup {
  const goesOn = !row.cancelledAt;
  return html`<ul class="plans">${priceLists.subscription.map(({ key, priceCents, credits: count }) => {
    const isNow = key === row.plan;
    const net = formatPrice(splitVat(priceCents).netCents, language);
    const name = nameOf(key);
    const change = (label: string) =>
      html`<form method="post"><button class="wide" name="plan" value="${key}">${label}</button></form>`;
    const keep = goesOn ? html`<b>${t('portal.yours')}</b>` : change(t('portal.keep', { name }));
    const switchTo =
      next?.plan === key ? html`<b>${t('portal.from', { day })}</b>` : change(t('portal.switch', { name, day }));
    return html`<li${isNow ? html` class="now"` : ''}><div><h3>${name}</h3><p class="price">${formatPrice(priceCents, language, 'short')}</p>
<p class="meta">${t('portal.net', { net })}</p><p>${t('checkout.subscriptionContent', { count })}</p></div><div>${isNow ? keep : switchTo}</div></li>`;
  })}</ul>
<p class="meta">${t('portal.rule', { percent: vatPercent })}</p>`;
}

function state({ row, next, day }: Running, language: Language, t: DemoTexts): string {
  if (next) return t('portal.changes', { day, name: nameOf(next.plan) });
  const price = formatPrice(row.priceCents, language, 'short');
  return row.cancelledAt ? t('portal.ends', { day }) : t('portal.renews', { day, price });
}

function running(subscription: Running, buyer: Markup | string, language: Language, t: DemoTexts): Markup {
  const { row, next } = subscription;
  const method = html`<form method="post"><fieldset><legend class="meta">${t('portal.payment')}</legend>${demoPaymentMethods.map((key) => methodChoice(key, key === row.paymentMethod, t))}</fieldset>
<button>${t('portal.saveMethod')}</button></form>`;
  const cancel = html`<form class="after end" method="post"><button name="action" value="cancel">${t('portal.cancel')}</button></form>`;
  return html`<h1>${t('portal.plan', { name: nameOf(row.plan) })}</h1><p class="lead">${state(subscription, language, t)}</p>
${plans(subscription, language, t)}
<div class="columns after"><div class="card">${method}</div><div class="card">${buyer}</div></div>
${row.cancelledAt && !next ? '' : cancel}`;
}

/** The portal of the demo's provider: plan, payment method, and the end of both. */
export async function portalPage(deps: Deps, customerId: string, language: Language) {
  const now = deps.clock();
  const { present, next } = await findDemoSubscriptions(deps.db, customerId, now);
  const periods = present && demoPeriods(present.startedAt, present.cancelledAt, now);
  return paymentPage(deps, language, 'portal', async (t) => {
    if (!present || !periods?.isActive) return html`<h1>${t('portal.none')}</h1>`;
    const businessId = await findPayer(deps.db, customerId);
    const buyer = businessId ? await buyerFacts(deps, businessId, t) : '';
    return running({ row: present, next, day: formatInstantDay(periods.end, language) }, buyer, language, t);
  });
}
