import type { Language } from '#domain/shared/language.ts';
import type { RejectionReason } from '#domain/verification/decisions.ts';
import { isFinal } from '#domain/verification/decisions.ts';
import { verificationHours } from '#domain/verification/status.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface Addressee {
  to: string;
  name: string | null;
  companyName: string;
}

export async function registrationReceivedMail(
  config: Config,
  language: Language,
  { to, name, companyName }: Addressee,
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('registrationReceived.subject', { companyName }), {
    kind: 'account',
    heading: t('registrationReceived.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t('registrationReceived.intro', { companyName }),
      t('registrationReceived.check', verificationHours),
      t('registrationReceived.meanwhile'),
    ],
    button: { label: t('registrationReceived.button'), url: `${config.publicUrl}/business/login` },
    notes: [t('registrationReceived.proof')],
    signature: t('signature'),
  });
}

type Decision = Addressee & Pick<MailContent, 'unsubscribe'>;

export async function verifiedMail(config: Config, language: Language, business: Decision): Promise<Mail> {
  const { to, name, companyName, unsubscribe } = business;
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('verified.subject', { companyName }), {
    kind: 'verification',
    heading: t('verified.heading'),
    stamp: t('verified.stamp'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('verified.intro', { companyName }), t('verified.next')],
    button: { label: t('verified.button'), url: `${config.publicUrl}/business/dashboard` },
    notes: [],
    signature: t('signature'),
    unsubscribe,
  });
}

/** Reasons of a rejection, with corrections. */
export async function rejectedMail(
  config: Config,
  language: Language,
  business: Decision & { reasons: readonly RejectionReason[]; reason: string | null },
): Promise<Mail> {
  const { to, name, companyName, reasons, reason, unsubscribe } = business;
  const t = mailTexts(config, language);
  const tVerification = createTranslator(language, 'verification', config.operator.name ?? 'Dabei');
  return composeMail(config, language, to, t('rejected.subject', { companyName }), {
    kind: 'account',
    heading: t('rejected.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t(reasons.length > 0 ? 'rejected.intro' : 'rejected.introOwnWords', { companyName })],
    items: reasons.map((key) => `${tVerification(`reasons.${key}.label`)}: ${tVerification(`reasons.${key}.mend`)}`),
    closing: [
      ...(reason ? [reasons.length > 0 ? t('rejected.ownWords', { reason }) : reason] : []),
      ...(isFinal(reasons) ? [t('rejected.returned')] : []),
      t('rejected.next'),
    ],
    button: { label: t('rejected.button'), url: `${config.publicUrl}/business/dashboard` },
    notes: [t('rejected.again')],
    signature: t('signature'),
    unsubscribe,
  });
}
