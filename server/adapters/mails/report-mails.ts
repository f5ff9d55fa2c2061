import type { Language } from '#domain/shared/language.ts';
import { formatDayRange, formatNumber, formatWeekday } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface ReportDay {
  day: string;
  views: number;
  opened: number;
  joined: number;
}
interface Report {
  to: string;
  name: string | null;
  /** Monday to Sunday. */
  days: ReportDay[];
  /** Index of the best day. */
  best: number;
  unsubscribe: MailContent['unsubscribe'];
}

/** Last week's figures of a business. */
export async function weeklyReportMail(
  config: Config,
  language: Language,
  { to, name, days, best, unsubscribe }: Report,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const sum = (figure: 'views' | 'opened' | 'joined') => days.reduce((total, day) => total + day[figure], 0);
  const number = (value: number) => formatNumber(value, language);
  const most = Math.max(1, ...days.map(({ views }) => views));
  const weekday = formatWeekday(days[best]?.day ?? '', language);
  const week = formatDayRange(days[0]?.day ?? '', days.at(-1)?.day ?? '', language);
  const subject = t('weeklyReport.subject', { weekday });
  return composeMail(config, language, to, subject, {
    kind: 'numbers',
    heading: t('weeklyReport.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [
      t('weeklyReport.week', { week, views: number(sum('views')), opened: number(sum('opened')) }),
      t('weeklyReport.joined', { count: sum('joined'), number: number(sum('joined')) }),
    ],
    chart: {
      title: t('weeklyReport.chart'),
      bars: days.map(({ day, views }, index) => ({
        label: formatWeekday(day, language, 'short'),
        text: number(views),
        share: views / most,
        isBest: index === best,
      })),
    },
    button: { label: t('weeklyReport.button'), url: `${config.publicUrl}/business/dashboard?tab=analytics` },
    notes: [t('weeklyReport.why')],
    signature: t('signature'),
    unsubscribe,
  });
}
