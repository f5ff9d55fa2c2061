import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { DemoPaymentMethod } from '#database/schema/demo-payments.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Deps } from '#server/context/context.ts';
import type { Markup } from '#server/demo/page.ts';
import { demoPage } from '#server/demo/page.ts';
import { findBuyer } from '#server/modules/subscription/queries.ts';

export type DemoTexts = ReturnType<typeof createTranslator<'demo-checkout'>>;

const DASHBOARD = '/business/dashboard?tab=subscription';

/** `professional` -> `Professional`. */
export const nameOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/** A page of the demo's provider around what `write` returns. */
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

/** Who the invoice is for. */
export async function buyerFacts({ db }: Deps, businessId: string, t: DemoTexts): Promise<Markup> {
  const { companyName, address, email } = await findBuyer(db, businessId);
  return html`<p class="meta">${t('buyer.title')}</p><dl class="facts">
<div><dt>${t('buyer.company')}</dt><dd>${companyName}</dd></div>
<div><dt>${t('buyer.address')}</dt><dd>${address}</dd></div>
<div><dt>${t('buyer.email')}</dt><dd>${email}</dd></div></dl>`;
}

/** One way to pay, to choose. */
export function methodChoice(method: DemoPaymentMethod, isChosen: boolean, t: DemoTexts): Markup {
  return html`<label class="choice"><input type="radio" name="method" value="${method}"${isChosen ? html` checked` : ''}>${t(`method.${method}`)}</label>`;
}
