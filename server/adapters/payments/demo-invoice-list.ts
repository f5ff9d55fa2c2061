import { html } from 'hono/html';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import type { DemoTexts } from '#server/adapters/payments/demo-parts.ts';
import { itemName } from '#server/adapters/payments/demo-parts.ts';
import type { Deps } from '#server/context/context.ts';
import type { Markup } from '#server/demo/page.ts';
import { findInvoices } from '#server/modules/money/invoices/queries.ts';
import { fileNameOf } from '#server/modules/money/invoices/to-invoice.ts';

const MOST_SHOWN = 12;

/** A customer's newest invoices with files. */
export async function invoiceList(
  { db }: Deps,
  { businessId, customerId }: { businessId: string; customerId: string },
  language: Language,
  t: DemoTexts,
): Promise<Markup> {
  const { rows } = await findInvoices(db, businessId, MOST_SHOWN, 1);
  const list = rows.map((row) => {
    const { id, number, kind, corrects, grossCents, issuedAt } = row;
    const isInvoice = kind === 'invoice';
    const what = isInvoice ? itemName(row, t) : t('portal.corrects', { number: corrects ?? '' });
    return html`<li class="paper"><span><b>${number}</b><br><span class="meta">${formatInstantDay(issuedAt, language)}</span></span><span>${what}</span>
<b class="sum">${isInvoice ? '' : '\u2212 '}${formatPrice(grossCents, language)}</b><span class="end"><span class="badge${isInvoice ? ' good' : ''}">${t(`portal.kind.${kind}`)}</span>
<a href="${customerId}/invoices/${id}" download="${fileNameOf(row)}" aria-label="${t('portal.download', { number })}">PDF</a></span></li>`;
  });
  return html`<h2>${t('portal.invoices')}</h2>${rows.length === 0 ? html`<p class="meta">${t('portal.noInvoices')}</p>` : html`<ul class="rows">${list}</ul>`}`;
}
