import type { payments } from '#database/schema/subscriptions.ts';
import type { LedgerDifference } from '#domain/credits/ledger.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/context/adapters.ts';
import { composeMail, mailTexts } from '#server/mails/compose.ts';

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What was paid, by whom, to whom, under which number. */
export async function receiptMail(
  config: Config,
  language: Language,
  { name, payment }: { name: string | null; payment: typeof payments.$inferSelect },
): Promise<Mail> {
  const t = mailTexts(config, language);
  const { buyer, credits, item, type } = payment;
  const seller = [
    config.operator.company,
    config.operator.street,
    `${config.operator.zipCode} ${config.operator.city}`,
  ];
  const day = (instant: Date) => formatInstantDay(instant, language);
  const bought =
    type === 'subscription'
      ? { label: t('receipt.plan', { plan: capitalize(item) }), text: t('receipt.monthly', { count: credits }) }
      : { label: t('receipt.pack'), text: t('receipt.credits', { count: credits }) };
  const facts = [
    bought,
    { label: t('receipt.amount'), text: formatPrice(payment.amountCents, language) },
    { label: t('receipt.date'), text: day(payment.paidAt) },
    ...(payment.periodEnd ? [{ label: t('receipt.until'), text: day(payment.periodEnd) }] : []),
    { label: t('receipt.number'), text: payment.reference },
    { label: t('receipt.buyer'), text: `${buyer.companyName}, ${buyer.address}` },
    { label: t('receipt.seller'), text: seller.filter(Boolean).join(', ') },
  ];
  return composeMail(config, language, buyer.email, t('receipt.subject', { count: credits }), {
    kind: 'money',
    heading: t('receipt.heading'),
    stamp: t('receipt.stamp'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('receipt.intro')],
    facts,
    strips: { left: credits, total: credits },
    closing: payment.periodEnd ? [] : [t('receipt.stays')],
    button: { label: t('receipt.button'), url: `${config.publicUrl}/business/dashboard?tab=subscription` },
    notes: config.stripe ? [t('receipt.invoice')] : [t('receipt.demo')],
    signature: t('signature'),
  });
}

/** For the operator: what went back of a payment, and what that means for the credits of the business. */
export async function paymentReturnedMail(
  config: Config,
  { to, payment, owed }: { to: string; payment: typeof payments.$inferSelect; owed: number },
): Promise<Mail> {
  const t = mailTexts(config, 'de');
  const { buyer, businessId, reference, claimedCredits } = payment;
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
      t('paymentReturned.owed', { count: owed }),
    ],
    notes: [t('paymentReturned.next')],
    signature: t('signature'),
  });
}

/** For the operator: the nightly proof found something. */
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
