import { useTranslation } from 'react-i18next';
import { formatInstantTime, formatWeekday } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';

type HoursListProps = { days: ApiAnswer<'readGuestBusiness'>['opening_days'] };

/** The next seven days. */
export function HoursList({ days }: HoursListProps) {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  return (
    <section className="grid gap-2">
      <h2 className="text-h4">{t('business.hours')}</h2>
      <dl className="grid gap-1.5 tabular-nums">
        {days.slice(0, 7).map(({ date, spans }, index) => (
          <div key={date} className="flex justify-between gap-4">
            <dt className={index === 0 ? 'font-semibold' : 'text-ink-2'}>
              {formatWeekday(date, language)}
              {index === 0 && `, ${t('business.today')}`}
            </dt>
            <dd className={index === 0 ? 'font-semibold' : undefined}>
              {spans
                .map(({ opens_at: opens, closes_at: closes }) =>
                  [opens, closes].map((instant) => formatInstantTime(instant, language)).join(' – '),
                )
                .join(', ') || t('business.closed')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
