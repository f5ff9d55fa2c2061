import type { ContactTopic } from '#domain/contact/message.ts';
import type { Language } from '#domain/shared/language.ts';
import { referenceOf } from '#domain/shared/reference.ts';
import { formatInstant } from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { composeMail } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface Message {
  id: string;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  language: Language;
  createdAt: Date;
}

/** The operator's team reads German. */
const OPERATOR_LANGUAGE = 'de';

function translators(config: Config, language: Language) {
  const brand = config.operator.name ?? 'Dabei';
  return { t: createTranslator(language, 'mails', brand), tContact: createTranslator(language, 'contact', brand) };
}

/** A contact message for the operator; plain text, since it is untrusted input. */
export function contactForwardMail(
  config: Config,
  { to, isSuspect, ...message }: Message & { to: string; isSuspect: boolean },
): Mail {
  const { t, tContact } = translators(config, OPERATOR_LANGUAGE);
  const { name, email } = message;
  const topic = tContact(`topics.${message.topic}`);
  const reference = referenceOf(message.id);
  const facts = [
    t('contactForward.topic', { topic }),
    t('contactForward.sender', { name, email }),
    t('contactForward.language', { language: message.language }),
    t('contactForward.reference', { reference }),
    t('contactForward.receivedAt', { receivedAt: formatInstant(message.createdAt, OPERATOR_LANGUAGE) }),
  ];
  const text = [
    t('contactForward.intro'),
    ...(isSuspect ? [t('contactForward.suspect')] : []),
    facts.join('\n'),
    message.message,
    t('contactForward.answer'),
  ];
  return {
    to,
    replyTo: email,
    subject: t(isSuspect ? 'contactForward.suspectSubject' : 'contactForward.subject', { topic, reference }),
    text: `${text.join('\n\n')}\n`,
  };
}

/** Confirms receipt with the reference. */
export async function contactConfirmationMail(config: Config, message: Message): Promise<Mail> {
  const { language } = message;
  const { t, tContact } = translators(config, language);
  const reference = referenceOf(message.id);
  const subject = t('contactConfirmation.subject', { reference });
  return composeMail(config, language, message.email, subject, {
    kind: 'account',
    heading: t('contactConfirmation.heading'),
    greeting: t('greetingPlain'),
    paragraphs: [
      t('contactConfirmation.intro', {
        topic: tContact(`topics.${message.topic}`),
        receivedAt: formatInstant(message.createdAt, language),
        reference,
      }),
      t(message.topic === 'withdrawal' ? 'contactConfirmation.withdrawal' : 'contactConfirmation.next'),
    ],
    notes: [t('contactConfirmation.notYou')],
    signature: t('signature'),
  });
}
