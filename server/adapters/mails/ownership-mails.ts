import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

export type OwnershipNews = 'offered' | 'taken' | 'handedOver' | 'declined' | 'withdrawn' | 'expired';

interface Person {
  email: string;
  name: string | null;
}

interface Facts {
  to: Person;
  other: Person;
  companyName: string;
  expiresAt: Date;
  /** For `taken`: working keys and webhooks the former owner has seen. */
  known?: { keys: number; webhooks: number } | null;
}

/** Steps of an ownership transfer. The link leads to the account: a mail alone accepts nothing. */
export async function ownershipMail(
  config: Config,
  language: Language,
  news: OwnershipNews,
  { to, other, companyName, expiresAt, known }: Facts,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const facts = { companyName, person: other.name || other.email, day: formatInstantDay(expiresAt, language) };
  const secrets = new Intl.ListFormat(language).format([
    ...(known?.keys ? [t('ownership.knownKeys', { count: known.keys })] : []),
    ...(known?.webhooks ? [t('ownership.knownWebhooks', { count: known.webhooks })] : []),
  ]);
  return composeMail(config, language, to.email, t(`ownership.${news}.subject`, facts), {
    kind: 'team',
    heading: t(`ownership.${news}.heading`),
    greeting: to.name ? t('greeting', { name: to.name }) : t('greetingPlain'),
    paragraphs: [
      t(`ownership.${news}.intro`, facts),
      t(`ownership.${news}.more`, facts),
      ...(known ? [t('ownership.known', { ...facts, secrets })] : []),
    ],
    button: known
      ? { label: t('ownership.knownButton'), url: `${config.publicUrl}/business/integrations#keys` }
      : { label: t('ownership.button'), url: `${config.publicUrl}/business/account#ownership` },
    notes: [],
    signature: t('signature'),
  });
}
