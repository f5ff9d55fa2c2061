import { html } from 'hono/html';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import type { DemoTexts } from '#server/adapters/payments/demo-parts.ts';
import { itemName } from '#server/adapters/payments/demo-parts.ts';
import type { ProviderPayment } from '#server/context/adapters.ts';
import type { Markup } from '#server/demo/page.ts';

/** Refused input. */
export interface Refusal {
  reference: string;
  amount: string;
  what: 'refund' | 'dispute';
}

const MOST_SHOWN = 12;

/** A payment with its possible refunds and disputes. */
function incident(payment: ProviderPayment, refusal: Refusal | null, language: Language, t: DemoTexts): Markup {
  const { reference, amountCents, refundedCents, disputedCents, lostCents, paidAt } = payment;
  const price = (cents: number) => formatPrice(cents, language);
  const rest = amountCents - refundedCents - disputedCents;
  const hidden = html`<input type="hidden" name="reference" value="${reference}">`;
  const isOpen = disputedCents > lostCents;
  const name = `${itemName(payment, t)}, ${formatInstantDay(paidAt, language)}`;
  const refund = html`<form method="post" class="inline">${hidden}<label><span class="meta">${t('incidents.amount')}</span>
<input name="amount" inputmode="decimal" required maxlength="9" value="${refusal?.amount ?? price(rest).replace(/[^\d.,]/g, '')}"></label>
<button name="action" value="refund" aria-label="${t('incidents.refundOf', { name })}">${t('incidents.refund')}</button></form>`;
  const disputeButton = (value: string, label: string) =>
    html`<button name="dispute" value="${value}" aria-label="${label}: ${name}">${label}</button>`;
  const decide = html`${disputeButton('won', t('incidents.won'))}${disputeButton('lost', t('incidents.lost'))}`;
  const isOver = lostCents > 0;
  return html`<li><div><b>${name}</b><br><span class="meta">${price(amountCents)}${refundedCents > 0 ? `, ${t('incidents.refunded', { amount: price(refundedCents) })}` : ''}${isOpen ? `, ${t('incidents.open')}` : ''}${isOver ? `, ${t('incidents.isLost')}` : ''}</span>
${refusal ? html`<p class="fault" role="alert">${t(`incidents.refused.${refusal.what}`, { rest: price(rest) })}</p>` : ''}</div>
<div class="inline">${rest > 0 ? refund : ''}${isOver || (!isOpen && rest <= 0) ? '' : html`<form method="post" class="inline">${hidden}${isOpen ? decide : disputeButton('open', t('incidents.dispute'))}</form>`}</div></li>`;
}

/** Events without the customer: a failed renewal, refunds, disputes. */
export function incidents(
  payments: readonly ProviderPayment[],
  { canFail, refusal }: { canFail: boolean; refusal: Refusal | null },
  language: Language,
  t: DemoTexts,
): Markup | string {
  if (payments.length === 0) return '';
  const fail = html`<form method="post" class="inline"><button name="action" value="fail">${t('incidents.fail')}</button></form>`;
  const shown = payments.toReversed().slice(0, MOST_SHOWN);
  return html`<details class="card after"${refusal ? html` open` : ''}><summary><b>${t('incidents.title')}</b></summary>
<p class="meta">${t('incidents.text')}</p>${canFail ? fail : ''}
<ul class="rows">${shown.map((payment) => incident(payment, refusal?.reference === payment.reference ? refusal : null, language, t))}</ul></details>`;
}
