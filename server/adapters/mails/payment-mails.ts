import type { invoices } from '#database/schema/invoices.ts';
import type { payments } from '#database/schema/subscriptions.ts';
import { joinBillingAddress } from '#domain/billing/billing-details.ts';
import type { LedgerDifference } from '#domain/credits/ledger.ts';
import { unpaidNoticeDays } from '#domain/plans/unpaid.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

/** A payment or refund with the invoice attached. */
export async function invoiceMail(
  config: Config,
  {
    name,
    invoice,
    item,
    attachment,
  }: {
    name: string | null;
    invoice: typeof invoices.$inferSelect;
    item: { name: string; note: string };
    attachment: NonNullable<Mail['attachments']>[number];
  },
): Promise<Mail> {
  const { language, kind, number, corrects, buyer, seller, credits, periodEnd, suppliedAt } = invoice;
  const t = mailTexts(config, language);
  const price = (cents: number) => formatPrice(cents, language);
  const day = (instant: Date) => formatInstantDay(instant, language);
  const isInvoice = kind === 'invoice';
  const company = [seller.company, seller.street, [seller.zipCode, seller.city].filter(Boolean).join(' ')];
  const facts = [
    { label: t('invoice.net', { name: item.name }), text: price(invoice.netCents) },
    { label: t('invoice.vat', { percent: invoice.vatPercent }), text: price(invoice.vatCents) },
    { label: t(`invoice.total.${kind}`), text: price(invoice.grossCents) },
    ...(isInvoice ? [{ label: t('invoice.date'), text: day(suppliedAt) }] : []),
    ...(isInvoice && periodEnd ? [{ label: t('invoice.until'), text: day(periodEnd) }] : []),
    { label: t(`invoice.number.${kind}`), text: number },
    { label: t('invoice.buyer'), text: `${buyer.company}, ${joinBillingAddress(buyer)}` },
    { label: t('invoice.seller'), text: company.filter(Boolean).join(', ') },
  ];
  const amount = price(invoice.grossCents);
  const mail = await composeMail(config, language, buyer.email, t(`invoice.subject.${kind}`, { number, amount }), {
    kind: 'money',
    heading: t(`invoice.heading.${kind}`),
    stamp: t(`invoice.stamp.${kind}`),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t(`invoice.intro.${kind}`, { corrects: corrects ?? '' })],
    facts,
    ...(isInvoice ? { strips: { left: credits, total: credits } } : {}),
    closing: isInvoice && !periodEnd ? [t('invoice.stays')] : [],
    button: { label: t('invoice.button'), url: `${config.publicUrl}/business/dashboard?tab=subscription` },
    notes: [t('invoice.file'), ...(config.stripe ? [] : [t('invoice.demo')])],
    signature: t('signature'),
  });
  return { ...mail, attachments: [attachment] };
}

/** A failed renewal; more urgent with each reminder. */
export async function unpaidMail(
  config: Config,
  { email, name, language }: { email: string; name: string | null; language: Language },
  number: number,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const isLast = number >= unpaidNoticeDays.length;
  return composeMail(config, language, email, isLast ? t('unpaid.subjectLast') : t('unpaid.subject'), {
    kind: 'money',
    heading: t('unpaid.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [number === 1 ? t('unpaid.intro') : t('unpaid.again'), t('unpaid.why')],
    button: { label: t('unpaid.button'), url: `${config.publicUrl}/business/dashboard?tab=subscription` },
    closing: [isLast ? t('unpaid.last') : t('unpaid.meanwhile')],
    notes: [],
    signature: t('signature'),
  });
}

/** For the operator: money returned, and its effect on credits. */
export async function paymentReturnedMail(
  config: Config,
  { to, payment, owed }: { to: string; payment: typeof payments.$inferSelect; owed: number },
): Promise<Mail> {
  const t = mailTexts(config, 'de');
  const { buyer, businessId, reference, claimedCredits, frozenCredits } = payment;
  const price = (cents: number) => formatPrice(cents, 'de');
  return composeMail(config, 'de', to, t('paymentReturned.subject', { business: buyer.companyName }), {
    kind: 'money',
    heading: t('paymentReturned.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [
      t('paymentReturned.intro', { reference, business: `${buyer.companyName} (${businessId})` }),
      t('paymentReturned.amount', { amount: price(payment.amountCents) }),
      t('paymentReturned.refunded', { amount: price(payment.refundedCents) }),
      t('paymentReturned.disputed', { amount: price(payment.disputedCents) }),
      t('paymentReturned.credits', { claimed: claimedCredits, credits: payment.credits }),
      ...(frozenCredits > 0 ? [t('paymentReturned.frozen', { frozen: frozenCredits })] : []),
      t('paymentReturned.owed', { count: owed }),
    ],
    notes: [t('paymentReturned.next')],
    signature: t('signature'),
  });
}

/** For the operator: the nightly check failed. */
export async function ledgerAlertMail(
  config: Config,
  { to, differences }: { to: string; differences: readonly LedgerDifference[] },
): Promise<Mail> {
  const t = mailTexts(config, 'de');
  return composeMail(config, 'de', to, t('ledgerAlert.subject', { count: differences.length }), {
    kind: 'money',
    heading: t('ledgerAlert.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [t('ledgerAlert.intro')],
    items: differences.slice(0, 50).map(({ businessId, what }) => `${businessId}: ${what}`),
    notes: [t('ledgerAlert.next')],
    signature: t('signature'),
  });
}
