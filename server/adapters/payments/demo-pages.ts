import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { DemoPaymentMethod, demoCheckouts } from '#database/schema/demo-payments.ts';
import { demoDisputes, demoPaymentMethods } from '#database/schema/demo-payments.ts';
import { creditPackKeys, findPack, readPlan } from '#domain/plans/offers.ts';
import { splitVat } from '#domain/plans/split-vat.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { formatPrice } from '#i18n/format.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import {
  cancelDemoSubscription,
  changeDemoPlan,
  changePaymentMethod,
  closeCheckout,
  findCheckout,
  findPayer,
} from '#server/adapters/payments/demo-actions.ts';
import type { Refusal } from '#server/adapters/payments/demo-incident-parts.ts';
import {
  disputeDemoPayment,
  failDemoRenewal,
  payDemoRenewal,
  refundDemoPayment,
} from '#server/adapters/payments/demo-incidents.ts';
import type { DemoTexts } from '#server/adapters/payments/demo-parts.ts';
import { buyerFacts, methodChoice, nameOf, paymentPage, strips } from '#server/adapters/payments/demo-parts.ts';
import { portalPage } from '#server/adapters/payments/demo-portal.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import type { Markup } from '#server/demo/page.ts';
import { demoHeaders } from '#server/demo/page.ts';
import { readForm } from '#server/http/form.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { openInvoice } from '#server/modules/money/invoices/open-invoice.ts';
import { findInvoice } from '#server/modules/money/invoices/queries.ts';

type CheckoutRow = typeof demoCheckouts.$inferSelect;

const MAX_BYTES = 1024;
const PORTAL = '/portal/:customer{demo_[a-z0-9-]+}';

/** Extra credits or a discount. */
function couponLine({ item, coupon: code, priceCents, credits, language }: CheckoutRow, t: DemoTexts): Markup | '' {
  const pack = creditPackKeys.find((key) => key === item);
  if (code === null || !pack) return '';
  const usual = findPack(pack);
  const count = credits - usual.credits;
  const label = t('checkout.coupon', { code });
  if (count > 0) return html`<dt>${label}</dt><dd>${t('checkout.more', { count })}</dd>`;
  const price = (cents: number) => formatPrice(cents, language);
  return html`<dt>${t('portal.pack', { count: credits })}</dt><dd>${price(usual.priceCents)}</dd>
<dt>${label}</dt><dd>\u2212 ${price(usual.priceCents - priceCents)}</dd>`;
}

function ticket(row: CheckoutRow, t: DemoTexts): Markup {
  const { type, item, priceCents, credits: count, language } = row;
  const isPlan = type === 'subscription';
  const price = formatPrice(priceCents, language, 'short');
  const { netCents, vatCents } = splitVat(priceCents);
  return html`<div class="ticket"><div class="top${isPlan ? ' plan' : ''}"><h2>${isPlan ? t('checkout.subscription', { name: nameOf(item) }) : t('checkout.packName')}</h2>
<p class="display count">${count} <small>${t('checkout.credits')}</small></p>${strips(count)}
<p class="after">${isPlan ? t('checkout.subscriptionContent', { count }) : t('checkout.packContent')}</p></div>
<div><dl class="sums">${couponLine(row, t)}<dt>${t('checkout.net')}</dt><dd>${formatPrice(netCents, language)}</dd>
<dt>${t('checkout.vat', { percent: vatPercent })}</dt><dd>${formatPrice(vatCents, language)}</dd>
<dt class="total">${isPlan ? t('checkout.totalMonthly') : t('checkout.total')}</dt><dd class="total">${price}</dd></dl>
<p class="after"><button class="main wide" name="action" value="pay">${t('checkout.pay', { price })}</button></p>
<p class="small"><button name="action" value="cancel">${t('checkout.cancel')}</button></p>
<p class="meta small">${t('checkout.each', { price: formatPrice(Math.round(priceCents / count), language) })} ${t('checkout.terms')} <a href="/agb">${t('checkout.termsLink')}</a>.</p></div></div>`;
}

async function checkoutPage(deps: Deps, row: CheckoutRow) {
  const businessId = await findPayer(deps.db, row.customerId);
  return paymentPage(deps, row.language, 'checkout', async (t) => {
    const buyer = businessId ? await buyerFacts(deps, businessId, t) : '';
    const methods = demoPaymentMethods.map((method, index) => methodChoice(method, index === 0, t));
    return html`<form method="post" class="columns"><div><h1>${t('checkout.heading')}</h1>
<div class="card after">${buyer}</div><fieldset class="after"><legend><h2>${t('checkout.method')}</h2></legend>${methods}</fieldset></div>
${ticket(row, t)}</form>`;
  });
}

function closedPage(deps: Deps, { language, status, returnUrl }: CheckoutRow) {
  return paymentPage(
    deps,
    language,
    'checkout',
    (t) => html`<h1>${t(`closed.${status === 'open' ? 'expired' : status}`)}</h1><p class="lead">${t('closed.text')}</p>
<p class="after"><a class="button" href="${returnUrl}">${t('back')}</a></p>`,
  );
}

type Form = Record<string, string | File>;

const methodOf = (form: Form): DemoPaymentMethod | undefined =>
  demoPaymentMethods.find((method) => method === form.method);

const textOf = (value: Form[string] | undefined) => (typeof value === 'string' ? value : '');

/** Cents of `12,50`, `12.5` or `12`; 0 for anything else. */
function readCents(text: string): number {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return euros === undefined ? 0 : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Handles a portal form; returns a refusal. */
async function changeSubscription(deps: Deps, customer: string, form: Form): Promise<Refusal | null> {
  const plan = readPlan(textOf(form.plan) || null);
  const method = methodOf(form);
  const reference = textOf(form.reference);
  const amount = textOf(form.amount);
  const dispute = demoDisputes.find((one) => one === form.dispute);
  if (form.action === 'cancel') await cancelDemoSubscription(deps, customer);
  else if (form.action === 'fail') await failDemoRenewal(deps, customer);
  else if (form.action === 'settle') await payDemoRenewal(deps, customer, method ?? 'sepa');
  else if (form.action === 'refund') {
    const isDone = await refundDemoPayment(deps, { customerId: customer, reference, cents: readCents(amount) });
    return isDone ? null : { reference, amount, what: 'refund' };
  } else if (dispute) {
    return (await disputeDemoPayment(deps, customer, reference, dispute))
      ? null
      : { reference, amount, what: 'dispute' };
  } else if (plan) await changeDemoPlan(deps, customer, plan);
  else if (method) await changePaymentMethod(deps, customer, method);
  return null;
}

/** Checkout and portal of the demo below `/demo/checkout`, equivalent to Stripe's. */
export function createDemoPages(deps: Deps): Hono {
  const languageOf = (c: HonoContext) => {
    const asked = c.req.query('lang');
    return isLanguage(asked) ? asked : negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
  };
  const missing = async (c: HonoContext) =>
    c.html(
      paymentPage(deps, languageOf(c), 'checkout', (t) => html`<h1>${t('closed.unknown')}</h1>`),
      404,
    );
  const readCheckout = async (c: HonoContext) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    return id.success ? findCheckout(deps.db, id.data, deps.clock()) : undefined;
  };

  const pages = new Hono();
  pages.use(limitBody(MAX_BYTES));
  pages.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(demoHeaders())) c.header(name, value);
  });
  return pages
    .get(PORTAL, async (c) => c.html(await portalPage(deps, c.req.param('customer'), languageOf(c))))
    .post(PORTAL, async (c) => {
      const customer = c.req.param('customer');
      const refusal = await changeSubscription(deps, customer, await readForm(c));
      if (refusal) return c.html(await portalPage(deps, customer, languageOf(c), refusal), 422);
      return c.redirect(`${customer}?lang=${languageOf(c)}`, 303);
    })
    .get(`${PORTAL}/invoices/:id`, async (c) => {
      const id = z.uuid().safeParse(c.req.param('id'));
      const businessId = await findPayer(deps.db, c.req.param('customer'));
      const found = id.success && businessId && (await findInvoice(deps.db, businessId, id.data));
      if (!found) return missing(c);
      const { content, mimeType, name } = await openInvoice(
        systemContext(deps),
        found.invoice.businessId,
        found.invoice.id,
      );
      return c.body(content, 200, {
        'Content-Type': mimeType,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    })
    .get('/:id', async (c) => {
      const row = await readCheckout(c);
      if (!row) return missing(c);
      return c.html(await (row.status === 'open' ? checkoutPage(deps, row) : closedPage(deps, row)));
    })
    .post('/:id', async (c) => {
      const row = await readCheckout(c);
      if (!row) return missing(c);
      const form = await readForm(c);
      const outcome = form.action === 'pay' ? 'paid' : 'cancelled';
      const status = await closeCheckout(deps, row.id, outcome, methodOf(form) ?? 'sepa');
      return c.redirect(`${row.returnUrl}&checkout=${status}`, 303);
    });
}
