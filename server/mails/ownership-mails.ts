import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay } from '#i18n/format.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/context/adapters.ts';
import { composeMail, mailTexts } from '#server/mails/compose.ts';

export type OwnershipNews = 'offered' | 'taken' | 'handedOver' | 'declined' | 'withdrawn' | 'expired';

interface Person {
  email: string;
  name: string | null;
}

interface Facts {
  to: Person;
  /** The other of the two. */
  other: Person;
  companyName: string;
  expiresAt: Date;
}

/** What becomes of an offer to hand a business over. Its link leads into the account: nothing is answered by a mail alone. */
export async function ownershipMail(
  config: Config,
  language: Language,
  news: OwnershipNews,
  { to, other, companyName, expiresAt }: Facts,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const facts = { companyName, person: other.name || other.email, day: formatInstantDay(expiresAt, language) };
  return composeMail(config, language, to.email, t(`ownership.${news}.subject`, facts), {
    kind: 'team',
    heading: t(`ownership.${news}.heading`),
    greeting: to.name ? t('greeting', { name: to.name }) : t('greetingPlain'),
    paragraphs: [t(`ownership.${news}.intro`, facts), t(`ownership.${news}.more`, facts)],
    button: { label: t('ownership.button'), url: `${config.publicUrl}/business/account#ownership` },
    notes: [],
    signature: t('signature'),
  });
}
