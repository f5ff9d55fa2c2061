import type { withdrawals } from '#database/schema/withdrawals.ts';
import type { Language } from '#domain/shared/language.ts';
import { referenceOf } from '#domain/shared/reference.ts';
import { formatInstant } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import { withoutLinks } from '#server/adapters/mails/without-links.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

type Withdrawal = typeof withdrawals.$inferSelect;

/** The operator's team reads German. */
const OPERATOR_LANGUAGE = 'de';

function factsOf(config: Config, language: Language, { id, name, email, contract, ordered, createdAt }: Withdrawal) {
  const t = mailTexts(config, language);
  return [
    { label: t('withdrawal.receivedAt'), text: formatInstant(createdAt, language) },
    { label: t('withdrawal.reference'), text: referenceOf(id) },
    { label: t('withdrawal.name'), text: name },
    { label: t('withdrawal.email'), text: email },
    { label: t('withdrawal.contract'), text: contract },
    ...(ordered ? [{ label: t('withdrawal.ordered'), text: ordered }] : []),
  ];
}

/**
 * The receipt repeats the declaration, as § 356a BGB requires: the only mail with a stranger's words. Rate limits and
 * broken links prevent abuse.
 */
export async function withdrawalReceiptMail(config: Config, withdrawal: Withdrawal): Promise<Mail> {
  const { language, email } = withdrawal;
  const t = mailTexts(config, language);
  const reference = referenceOf(withdrawal.id);
  return composeMail(config, language, email, t('withdrawal.subject', { reference }), {
    kind: 'account',
    heading: t('withdrawal.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [t('withdrawal.received')],
    facts: factsOf(config, language, withdrawal).map(({ label, text }) => ({ label, text: withoutLinks(text) })),
    closing: [t('withdrawal.next')],
    notes: [t('withdrawal.notYou')],
    signature: t('signature'),
  });
}

const linesOf = (config: Config, withdrawal: Withdrawal) =>
  factsOf(config, OPERATOR_LANGUAGE, withdrawal)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
const operatorAddress = ({ operator, mailFrom }: Config) => operator.supportEmail ?? operator.email ?? mailFrom;

/** A withdrawal for the operator; plain text, since it is untrusted input. */
export function withdrawalForwardMail(config: Config, withdrawal: Withdrawal): Mail {
  const t = mailTexts(config, OPERATOR_LANGUAGE);
  const parts = [t('withdrawal.forwardIntro'), linesOf(config, withdrawal), t('withdrawal.forwardNext')];
  return {
    to: operatorAddress(config),
    replyTo: withdrawal.email,
    subject: t('withdrawal.forwardSubject', { reference: referenceOf(withdrawal.id) }),
    text: `${parts.join('\n\n')}\n`,
  };
}

/** A batch of withdrawals for the operator, out of `total`. */
export function withdrawalListMail(config: Config, listed: readonly Withdrawal[], total: number): Mail {
  const t = mailTexts(config, OPERATOR_LANGUAGE);
  const rest = total - listed.length;
  const parts = [
    t('withdrawal.listIntro'),
    ...listed.map((each) => linesOf(config, each)),
    ...(rest > 0 ? [t('withdrawal.listRest', { count: rest })] : []),
  ];
  return {
    to: operatorAddress(config),
    subject: t('withdrawal.listSubject', { count: total }),
    text: `${parts.join('\n\n')}\n`,
  };
}
