import { useTranslation } from 'react-i18next';
import { indexOfBest } from '#domain/analytics/by-weekday.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatNumber, formatTimeRange } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { cell, head, name, ScrollArea } from './figure-tables.tsx';
import type { Analytics } from './use-analytics.ts';

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
const span = (hour: number, language: Language) => formatTimeRange(clock(hour), clock(hour + 1), language);

/** Views by hour of day, as bars and a table. */
export function Hours({ hours }: Pick<Analytics, 'hours'>) {
  const isMeasured = useHydrated();
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const values = hours.map(({ shown }) => shown);
  const best = indexOfBest(values);
  const most = Math.max(1, ...values);
  return (
    <Disclosure
      id="analytics-hours"
      title={t('hours.title')}
      text={best === null ? t('hours.none') : t('hours.best', { hours: span(best, language) })}
      headingLevel="h3"
    >
      {best !== null && (
        <>
          <div aria-hidden="true" className="mt-4">
            <div className="flex h-36 items-end gap-0.5 border-ink border-b-2 sm:gap-1">
              {values.map((value, hour) => (
                <span
                  key={hours[hour]?.hour}
                  title={`${span(hour, language)}: ${formatNumber(value, language)}`}
                  style={isMeasured ? { height: `${(value / most) * 100}%` } : undefined}
                  className={cx('min-h-0.5 flex-1', hour === best ? 'bg-amber' : 'bg-ink')}
                />
              ))}
            </div>
            <div className="mt-1.5 grid grid-cols-4 text-help text-ink-2 tabular-nums">
              {[0, 6, 12, 18].map((hour) => (
                <span key={hour}>{t('hours.at', { hour })}</span>
              ))}
            </div>
          </div>
          <details className="mt-3">
            <summary className="text-link target-44 w-fit cursor-pointer text-small">{t('table.open')}</summary>
            <ScrollArea label={t('hours.caption')} className="mt-2 max-h-80">
              <table className="w-full text-small">
                <caption className="sr-only">{t('hours.caption')}</caption>
                <thead className="text-ink-2">
                  <tr>
                    <th scope="col" className={head}>
                      {t('hours.hour')}
                    </th>
                    <th scope="col" className={head}>
                      {t('way.views')}
                    </th>
                    <th scope="col" className={head}>
                      {t('way.opened')}
                    </th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line border-line border-t">
                  {hours.map(({ hour, shown, opened }) => (
                    <tr key={hour}>
                      <th scope="row" className={name}>
                        {span(hour, language)}
                      </th>
                      <td className={cell}>{formatNumber(shown, language)}</td>
                      <td className={cell}>{formatNumber(opened, language)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollArea>
          </details>
        </>
      )}
    </Disclosure>
  );
}
