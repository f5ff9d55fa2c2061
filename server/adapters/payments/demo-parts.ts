import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { DemoPaymentMethod } from '#database/schema/demo-payments.ts';
import { joinBillingAddress } from '#domain/billing/billing-details.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { ProviderPayment } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import type { Markup } from '#server/demo/page.ts';
import { demoPage } from '#server/demo/page.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';

export type DemoTexts = ReturnType<typeof createTranslator<'demo-checkout'>>;

const DASHBOARD = '/business/dashboard?tab=subscription';

/** `professional` -> `Professional`. */
export const nameOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

export function itemName({ type, item, credits: count }: SoldItem, t: DemoTexts): string {
  return type === 'subscription' ? t('checkout.subscription', { name: nameOf(item) }) : t('portal.pack', { count });
}
type SoldItem = Pick<ProviderPayment, 'type' | 'item' | 'credits'>;

/** Credits as strips, spent ones torn; for many, one per five. `scale`: credits that fill the width. */
export function strips(credits: number, { left = credits, scale = credits } = {}): Markup {
  const worth = scale > 30 ? 5 : 1;
  const count = Math.ceil(credits / worth);
  const whole = Math.ceil(left / worth);
  return html`<svg class="strips" viewBox="0 0 ${Math.ceil(scale / worth) * 17 - 3} 56" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h${count * 17 - 3}v8H0z"/>${Array.from({ length: count }, (_, i) => html`<path d="M${i * 17} 8h14v${i < whole ? 48 : 7}h-14z"/>`)}</svg>`;
}

/** Page frame around `write`. */
export async function paymentPage(
  { config }: Deps,
  language: Language,
  part: 'checkout' | 'portal',
  write: (t: DemoTexts) => Promise<Markup> | Markup,
): Promise<HtmlEscapedString> {
  const brand = config.operator.name ?? 'Dabei';
  const t = createTranslator(language, 'demo-checkout', brand);
  return await demoPage(language, {
    brand,
    title: t(`${part}.title`),
    part: t(`${part}.part`),
    notice: t('notice'),
    back: { label: t('back'), href: DASHBOARD },
    content: await write(t),
  });
}

/** Invoice recipient. */
export async function buyerFacts({ db }: Deps, businessId: string, t: DemoTexts): Promise<Markup> {
  const { details } = await findBilling(db, businessId);
  const { company, vatId, email, orderNumber } = details;
  const fact = (label: string, text: string | null) => (text ? html`<div><dt>${label}</dt><dd>${text}</dd></div>` : '');
  return html`<h2>${t('buyer.title')}</h2><dl class="facts">
${fact(t('buyer.company'), company)}${fact(t('buyer.address'), joinBillingAddress(details))}
${fact(t('buyer.vatId'), vatId)}${fact(t('buyer.email'), email)}${fact(t('buyer.order'), orderNumber)}</dl>
<p class="after"><a class="button" href="${DASHBOARD}">${t('buyer.change')}</a></p>`;
}

export function methodChoice(method: DemoPaymentMethod, isChosen: boolean, t: DemoTexts): Markup {
  return html`<label class="choice"><input type="radio" name="method" value="${method}"${isChosen ? html` checked` : ''}>${t(`method.${method}`)}</label>`;
}
