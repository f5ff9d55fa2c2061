import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { demoCheckouts } from '#database/schema/demo-payments.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Deps } from '#server/context/context.ts';
import { readForm } from '#server/http/form.ts';
import { limitBody } from '#server/http/limit-body.ts';
import {
  cancelDemoSubscription,
  closeCheckout,
  findCheckout,
  findDemoSubscription,
} from '#server/payments/demo-actions.ts';
import { demoHeaders, demoPage } from '#server/payments/demo-layout.ts';
import { demoPeriods } from '#server/payments/demo-periods.ts';

type CheckoutRow = typeof demoCheckouts.$inferSelect;

const MAX_BYTES = 1024;
const PORTAL = '/portal/:customer{demo_[a-z0-9-]+}';

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function texts({ config }: Deps, language: Language) {
  return createTranslator(language, 'demo-checkout', config.operator.name ?? 'Dabei');
}

function checkoutPage(deps: Deps, row: CheckoutRow) {
  const { language, credits: count } = row;
  const t = texts(deps, language);
  const price = formatPrice(row.priceCents, language, 'short');
  const isPlan = row.type === 'subscription';
  const content = html`<h1>${t('checkout.title')}</h1>
<p class="what">${isPlan ? t('checkout.subscription', { name: capitalised(row.item) }) : t('checkout.pack', { count })}</p>
<p class="meta">${isPlan ? t('checkout.subscriptionContent', { count }) : t('checkout.packContent')}</p>
<p class="total"><span>${t('checkout.total')}</span><span><strong>${price}</strong>${isPlan ? ` ${t('checkout.perMonth')}` : ''}</span></p>
<form method="post"><button class="pay" name="action" value="pay">${t('checkout.pay', { price })}</button>
<button name="action" value="cancel">${t('checkout.cancel')}</button></form>`;
  return demoPage(language, { title: t('checkout.title'), notice: t('notice'), content });
}

function closedPage(deps: Deps, { language, status, returnUrl }: CheckoutRow) {
  const t = texts(deps, language);
  const title = t(`closed.${status === 'open' ? 'expired' : status}`);
  const content = html`<h1>${title}</h1><p>${t('closed.text')}</p>
<p class="after"><a class="button" href="${returnUrl}">${t('back')}</a></p>`;
  return demoPage(language, { title, notice: t('notice'), content });
}

async function portalPage(deps: Deps, customerId: string, language: Language) {
  const t = texts(deps, language);
  const row = await findDemoSubscription(deps.db, customerId);
  const periods = row && demoPeriods(row.startedAt, row.cancelledAt, deps.clock());
  const isRunning = row && periods?.isActive;
  const day = periods ? formatInstantDay(periods.end, language) : '';
  const subscription = isRunning
    ? html`<p class="what">${t('portal.plan', { name: capitalised(row.plan) })}</p>
<p>${t('portal.price', { price: formatPrice(row.priceCents, language, 'short') })}</p>
<p class="meta">${row.cancelledAt ? t('portal.ends', { day }) : t('portal.renews', { day })}</p>`
    : html`<p>${t('portal.none')}</p>`;
  const content = html`<h1>${t('portal.title')}</h1>${subscription}
${isRunning && !row.cancelledAt ? html`<form class="after" method="post"><button name="action" value="cancel">${t('portal.cancel')}</button></form>` : ''}
<p class="after"><a class="button" href="/business/dashboard?tab=subscription">${t('back')}</a></p>`;
  return demoPage(language, { title: t('portal.title'), notice: t('notice'), content });
}

/** The demo's checkout and portal, below `/demo/checkout`. They do to the demo what Stripe's pages do. */
export function createDemoPages(deps: Deps): Hono {
  const languageOf = (c: HonoContext) => {
    const asked = c.req.query('lang');
    return isLanguage(asked) ? asked : negotiateLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'));
  };
  const action = async (c: HonoContext) => (await readForm(c)).action;
  const missing = (c: HonoContext) => {
    const language = languageOf(c);
    const t = texts(deps, language);
    const content = html`<h1>${t('closed.unknown')}</h1>`;
    return c.html(demoPage(language, { title: t('closed.unknown'), notice: t('notice'), content }), 404);
  };
  const readCheckout = async (c: HonoContext) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    return id.success ? findCheckout(deps.db, id.data) : undefined;
  };

  const pages = new Hono();
  pages.use(limitBody(MAX_BYTES));
  pages.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(demoHeaders)) c.header(name, value);
  });
  return pages
    .get(PORTAL, async (c) => c.html(await portalPage(deps, c.req.param('customer'), languageOf(c))))
    .post(PORTAL, async (c) => {
      const customer = c.req.param('customer');
      if ((await action(c)) === 'cancel') await cancelDemoSubscription(deps, customer);
      return c.redirect(`${customer}?lang=${languageOf(c)}`, 303);
    })
    .get('/:id', async (c) => {
      const row = await readCheckout(c);
      if (!row) return missing(c);
      return c.html(row.status === 'open' ? checkoutPage(deps, row) : closedPage(deps, row));
    })
    .post('/:id', async (c) => {
      const row = await readCheckout(c);
      if (!row) return missing(c);
      const status = await closeCheckout(deps, row.id, (await action(c)) === 'pay' ? 'paid' : 'cancelled');
      return c.redirect(`${row.returnUrl}&checkout=${status}`, 303);
    });
}
