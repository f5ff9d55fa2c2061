import type { payments } from '#database/schema/subscriptions.ts';
import type { LedgerDifference } from '#domain/credits/ledger.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/context/adapters.ts';
import { composeMail, mailTexts } from '#server/mails/compose.ts';

/** What was paid, by whom, to whom, under which number. */
export async function receiptMail(
  config: Config,
  language: Language,
  { name, payment }: { name: string | null; payment: typeof payments.$inferSelect },
): Promise<Mail> {
  const t = mailTexts(config, language);
  const { buyer, credits, item, type } = payment;
  const plan = t('receipt.plan', { plan: item.charAt(0).toUpperCase() + item.slice(1), count: credits });
  const seller = [
    config.operator.company,
    config.operator.street,
    `${config.operator.zipCode} ${config.operator.city}`,
  ];
  const lines = [
    type === 'subscription' ? plan : t('receipt.pack', { count: credits }),
    t('receipt.amount', { amount: formatPrice(payment.amountCents, language) }),
    t('receipt.date', { day: formatInstantDay(payment.paidAt, language) }),
    payment.periodEnd ? t('receipt.until', { day: formatInstantDay(payment.periodEnd, language) }) : t('receipt.stays'),
    t('receipt.number', { number: payment.reference }),
    t('receipt.buyer', { buyer: `${buyer.companyName}, ${buyer.address}` }),
    t('receipt.seller', { seller: seller.filter(Boolean).join(', ') }),
  ];
  return composeMail(language, buyer.email, t('receipt.subject', { count: credits }), {
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('receipt.intro'), ...lines],
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
  return composeMail('de', to, t('paymentReturned.subject', { business: buyer.companyName }), {
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
  return composeMail('de', to, t('ledgerAlert.subject', { count: differences.length }), {
    greeting: t('greetingPlain'),
    paragraphs: [
      t('ledgerAlert.intro'),
      ...differences.slice(0, 50).map(({ businessId, what }) => `${businessId}: ${what}`),
    ],
    notes: [t('ledgerAlert.next')],
    signature: t('signature'),
  });
}
