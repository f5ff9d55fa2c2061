import { useTranslation } from 'react-i18next';
import { byWeekday, indexOfBest } from '#domain/analytics/by-weekday.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatNumber, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import type { Analytics } from './use-analytics.ts';

const MONDAY = '2024-01-01';
const weekdayName = (index: number, language: Language, style: 'long' | 'short') =>
  formatWeekday(addDays(MONDAY, index), language, style);

/** Participants by weekday of their event, and the best weekday. */
export function weekdaysOf({ events }: Pick<Analytics, 'events'>, language: Language) {
  const sums = byWeekday(
    events.flatMap(({ event_date: day, participants }) => (day ? [{ day, value: participants }] : [])),
  );
  const best = indexOfBest(sums);
  return { sums, best, bestName: best === null ? null : weekdayName(best, language, 'long') };
}

/** The week as windows, brighter with more guests. */
export function BestWeekday({ events }: Pick<Analytics, 'events'>) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const { sums, best, bestName } = weekdaysOf({ events }, language);
  return (
    <section aria-labelledby="analytics-weekday">
      <h3 id="analytics-weekday" className="text-h3">
        {bestName ? t('weekday.best', { weekday: bestName }) : t('weekday.none')}
      </h3>
      <p className="mt-1 text-help text-ink-2">{t(bestName ? 'weekday.text' : 'weekday.noneText')}</p>
      <LitWindow shares={sums.map((sum) => sum / Math.max(1, ...sums))} />
      <dl className="mt-2 grid max-w-112 grid-cols-7 px-[3%] text-center text-small tabular-nums">
        {sums.map((sum, index) => {
          const name = weekdayName(index, language, 'long');
          return (
            <div key={name} className={cx(index === best ? 'font-semibold text-ink' : 'text-ink-2')}>
              <dt>
                <abbr title={name} className="no-underline">
                  {weekdayName(index, language, 'short')}
                </abbr>
              </dt>
              <dd>{formatNumber(sum, language)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function LitWindow({ shares }: { shares: readonly number[] }) {
  return (
    <svg viewBox="0 0 392 172" aria-hidden="true" className="mt-4 h-auto w-full max-w-112">
      <path d="M0 0h392v14H0z" className="fill-pic-ink" />
      <path d="M10 14h372v150H10z" className="fill-pic-night" />
      <path d="M0 164h392v8H0z" className="fill-pic-ink" />
      {shares.map((share, index) => {
        const [x, height] = [24 + index * 50, Math.round(share * 112)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have a fixed order
          <g key={index}>
            <path d={`M${x} 32h44v112h-44z`} className="fill-pic-night-far" />
            <path d={`M${x} ${144 - height}h44v${height}h-44z`} className="fill-pic-amber" />
            <path d={`M${x + 20} 32h4v112h-4zM${x} 76h44v4h-44z`} className="fill-pic-night" />
          </g>
        );
      })}
    </svg>
  );
}
