import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { DemoPaymentMethod, demoCheckouts } from '#database/schema/demo-payments.ts';
import { demoPaymentMethods } from '#database/schema/demo-payments.ts';
import { readPlan } from '#domain/plans/offers.ts';
import { splitVat, vatPercent } from '#domain/plans/vat.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { formatPrice } from '#i18n/format.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Deps } from '#server/context/context.ts';
import type { Markup } from '#server/demo/page.ts';
import { demoHeaders } from '#server/demo/page.ts';
import { readForm } from '#server/http/form.ts';
import { limitBody } from '#server/http/limit-body.ts';
import {
  cancelDemoSubscription,
  changeDemoPlan,
  changePaymentMethod,
  closeCheckout,
  findCheckout,
  findPayer,
} from '#server/payments/demo-actions.ts';
import type { DemoTexts } from '#server/payments/demo-parts.ts';
import { buyerFacts, methodChoice, nameOf, paymentPage } from '#server/payments/demo-parts.ts';
import { portalPage } from '#server/payments/demo-portal.ts';

type CheckoutRow = typeof demoCheckouts.$inferSelect;

const MAX_BYTES = 1024;
const PORTAL = '/portal/:customer{demo_[a-z0-9-]+}';

/** The item as a ticket, with what is paid below its perforation. */
function ticket({ type, item, priceCents, credits: count, language }: CheckoutRow, t: DemoTexts): Markup {
  const isPlan = type === 'subscription';
  const price = formatPrice(priceCents, language, 'short');
  const { netCents, vatCents } = splitVat(priceCents);
  return html`<div class="ticket"><div class="top${isPlan ? ' plan' : ''}"><p>${isPlan ? t('checkout.subscription', { name: nameOf(item) }) : t('checkout.packName')}</p>
<p class="display count">${count} <small>${t('checkout.credits')}</small></p>${strips(count)}
<p class="after">${isPlan ? t('checkout.subscriptionContent', { count }) : t('checkout.packContent')}</p></div>
<div><dl class="sums"><dt>${t('checkout.net')}</dt><dd>${formatPrice(netCents, language)}</dd>
<dt>${t('checkout.vat', { percent: vatPercent })}</dt><dd>${formatPrice(vatCents, language)}</dd>
<dt class="total">${isPlan ? t('checkout.totalMonthly') : t('checkout.total')}</dt><dd class="total">${price}</dd></dl>
<p class="after"><button class="main wide" name="action" value="pay">${t('checkout.pay', { price })}</button></p>
<p><button class="wide" name="action" value="cancel">${t('checkout.cancel')}</button></p></div></div>`;
}

/** Credits as strips to tear off; of many, one strip is five. */
function strips(credits: number): Markup {
  const count = Math.ceil(credits / (credits > 30 ? 5 : 1));
  return html`<svg class="strips" viewBox="0 0 ${count * 17 - 3} 56" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h${count * 17 - 3}v8H0z"/>${Array.from({ length: count }, (_, i) => html`<path d="M${i * 17} 8h14v48h-14z"/>`)}</svg>`;
}

async function checkoutPage(deps: Deps, row: CheckoutRow) {
  const businessId = await findPayer(deps.db, row.customerId);
  return paymentPage(deps, row.language, 'checkout', async (t) => {
    const buyer = businessId ? await buyerFacts(deps, businessId, t) : '';
    const methods = demoPaymentMethods.map((method, index) => methodChoice(method, index === 0, t));
    return html`<form method="post" class="columns"><div><h1>${t('checkout.title')}</h1>
<div class="card after">${buyer}</div><fieldset class="after"><legend><b>${t('checkout.method')}</b></legend>${methods}</fieldset></div>
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

const methodOf = (form: Record<string, string | File>): DemoPaymentMethod | undefined =>
  demoPaymentMethods.find((method) => method === form.method);

/** What one of the portal's forms asks for. */
async function changeSubscription(deps: Deps, customer: string, form: Record<string, string | File>): Promise<void> {
  const plan = readPlan(typeof form.plan === 'string' ? form.plan : null);
  const method = methodOf(form);
  if (form.action === 'cancel') await cancelDemoSubscription(deps, customer);
  else if (plan) await changeDemoPlan(deps, customer, plan);
  else if (method) await changePaymentMethod(deps, customer, method);
}

/** The demo's checkout and portal, below `/demo/checkout`. They do to the demo what Stripe's pages do. */
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
    return id.success ? findCheckout(deps.db, id.data) : undefined;
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
      await changeSubscription(deps, customer, await readForm(c));
      return c.redirect(`${customer}?lang=${languageOf(c)}`, 303);
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
