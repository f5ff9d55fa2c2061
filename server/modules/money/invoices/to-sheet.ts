import { formatInstantDay, formatNumber, formatPrice } from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Annex, InvoiceSheet } from '#server/adapters/pictures/invoice-sheet.ts';
import { ANNEX_ROWS } from '#server/adapters/pictures/invoice-sheet.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { findSpending, InvoiceRow } from '#server/modules/money/invoices/queries.ts';
import { writeEInvoice } from '#server/modules/money/invoices/write-e-invoice.ts';

type Spending = Awaited<ReturnType<typeof findSpending>>;
type Texts = ReturnType<typeof textsOf>;

export function textsOf({ language }: Pick<InvoiceRow, 'language'>, { operator }: Pick<Config, 'operator'>) {
  return createTranslator(language, 'invoice', operator.name ?? 'Dabei');
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const filled = (lines: (string | null | undefined)[]) => lines.filter((line): line is string => Boolean(line));

export function describeItem(invoice: InvoiceRow, t: Texts): { name: string; note: string } {
  const { type, item, credits: count, suppliedAt, periodEnd, language, kind, corrects } = invoice;
  const day = (instant: Date) => formatInstantDay(instant, language);
  const name = type === 'subscription' ? t('plan', { name: capitalize(item), count }) : t('pack', { count });
  if (kind === 'correction') return { name, note: t('correctionNote', { number: corrects ?? '' }) };
  return { name, note: periodEnd ? t('planNote', { from: day(suppliedAt), to: day(periodEnd) }) : t('packNote') };
}

function toAnnex({ language, issuedAt }: InvoiceRow, { since, rows }: Spending, t: Texts): Annex | null {
  if (rows.length === 0) return null;
  const day = (instant: Date) => formatInstantDay(instant, language);
  const credits = (count: number) => formatNumber(count, language);
  return {
    title: t('annex.title'),
    intro: since ? t('annex.since', { from: day(since), to: day(issuedAt) }) : t('annex.until', { to: day(issuedAt) }),
    heads: { day: t('annex.day'), event: t('annex.event'), credits: t('annex.credits') },
    rows: rows.map(({ at, title, credits: count }) => ({
      day: day(at),
      event: title ?? t('annex.deleted'),
      credits: credits(count),
    })),
    total: { label: t('annex.total'), text: credits(rows.reduce((sum, row) => sum + row.credits, 0)) },
  };
}

/** Layout data, with the credits spent since the previous invoice. */
export function toSheet(
  invoice: InvoiceRow,
  spending: Spending,
  config: Pick<Config, 'operator' | 'stripe' | 'publicUrl'>,
): InvoiceSheet {
  const t = textsOf(invoice, config);
  const { language, number, kind, corrects, seller, buyer, credits, netCents, vatCents, grossCents, vatPercent } =
    invoice;
  const day = (instant: Date) => formatInstantDay(instant, language);
  const price = (cents: number) => formatPrice(cents, language);
  const { name, note } = describeItem(invoice, t);
  const paid = kind === 'invoice' ? t('paid.invoice', { day: day(invoice.suppliedAt) }) : t('paid.correction');
  const annex = kind === 'invoice' ? toAnnex(invoice, spending, t) : null;
  const pages = 1 + Math.ceil((annex?.rows.length ?? 0) / ANNEX_ROWS);
  const fact = (label: string, text: string | null) => (text === null ? [] : [{ label, text }]);
  return {
    language,
    title: t(`kind.${kind}`),
    number,
    issuedAt: invoice.issuedAt,
    seller: filled([
      [seller.company, seller.street, filled([seller.zipCode, seller.city]).join(' ')].filter(Boolean).join(', '),
      filled([seller.registerNumber, seller.registerCourt]).join(', '),
      seller.vatId && t('vatId', { number: seller.vatId }),
      seller.taxNumber && t('taxNumber', { number: seller.taxNumber }),
    ]),
    buyerLabel: t('to'),
    buyer: filled([
      buyer.company,
      buyer.street,
      `${buyer.postcode} ${buyer.city}`.trim(),
      buyer.vatId && t('vatId', { number: buyer.vatId }),
    ]),
    facts: [
      ...fact(kind === 'invoice' ? t('fact.number') : t('fact.correctionNumber'), number),
      ...fact(t('fact.corrects'), kind === 'correction' ? corrects : null),
      ...fact(t('fact.day'), day(invoice.issuedAt)),
      ...fact(t('fact.supplied'), day(invoice.suppliedAt)),
      ...fact(t('fact.order'), buyer.orderNumber),
    ],
    heads: {
      position: t('head.position'),
      what: t('head.what'),
      quantity: t('head.quantity'),
      unit: t('head.unit'),
      net: t('head.net'),
    },
    line: { name, note, quantity: '1', unit: price(netCents), net: price(netCents) },
    sums: [
      { label: t('net'), text: price(netCents) },
      { label: t('vat', { percent: vatPercent }), text: price(vatCents) },
    ],
    total: { label: t(`total.${kind}`), text: price(grossCents) },
    stamp: {
      word: t(`stamp.${kind}`),
      ring: `${t(`stamp.${kind}`)} · ${day(kind === 'invoice' ? invoice.suppliedAt : invoice.issuedAt)} · `,
    },
    paid: [paid, ...(config.stripe ? [] : [t('demo')])],
    strips:
      kind === 'invoice'
        ? { count: credits, label: annex ? t('stripsAndAnnex', { count: credits }) : t('strips', { count: credits }) }
        : null,
    annex,
    footer: {
      left: t('electronic').split('\n'),
      middle: filled([seller.email, seller.managingDirector && t('manager', { name: seller.managingDirector })]),
      pages: Array.from({ length: pages }, (_, index) => t('page', { page: index + 1, pages })),
    },
    electronic: { xml: writeEInvoice(invoice, { name, description: note, terms: paid }), description: t('attachment') },
  };
}
