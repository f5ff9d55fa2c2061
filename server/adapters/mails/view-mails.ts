import { viewMinutes } from '#domain/desk/views.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstant } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface StaffView {
  to: string;
  name: string | null;
  companyName: string;
  reason: string;
  startedAt: Date;
  endsAt: Date;
}

/** Staff see the owner's dashboard; cannot be turned off. */
export async function staffViewMail(
  config: Config,
  language: Language,
  { to, name, companyName, reason, startedAt, endsAt }: StaffView,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const [start, end] = [formatInstant(startedAt, language), formatInstant(endsAt, language)];
  return composeMail(config, language, to, t('staffView.subject', { companyName }), {
    kind: 'account',
    heading: t('staffView.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t('staffView.intro', { companyName, start, end, count: viewMinutes }),
      t('staffView.reading'),
      t('staffView.forbid'),
    ],
    statement: [{ label: t('staffView.reason'), text: reason }],
    button: { label: t('staffView.button'), url: `${config.publicUrl}/business/account#views` },
    notes: [],
    signature: t('signature'),
  });
}
