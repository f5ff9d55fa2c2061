import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { formatCents } from './figure.ts';
import { PeopleCount } from './people-count.tsx';
import { peopleUnit } from './people-unit.ts';
import type { Analytics } from './use-analytics.ts';

/** Stages of a guest, on one scale. */
const steps = ['views', 'opened', 'saved', 'participants'] as const;
/** Figures of the longest row, by available space. */
const [LEAST, MOST] = [20, 40];

export function Funnel({ totals }: Pick<Analytics, 'totals'>) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const most = Math.max(...steps.map((step) => totals[step]));
  const unit = peopleUnit(most, MOST);
  const room = Math.max(LEAST, Math.round(most / unit));
  return (
    <section aria-labelledby="analytics-way">
      <h3 id="analytics-way" className="text-h3">
        {t('way.title')}
      </h3>
      <p className="mt-1 text-help text-ink-2">
        {t('way.scale', { count: unit, number: formatNumber(unit, language) })}
      </p>
      <dl className="mt-4 grid gap-3">
        {steps.map((step) => (
          <div
            key={step}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[8rem_4rem_1fr]"
          >
            <dt>
              <span className="block font-semibold">{t(`way.${step}`)}</span>
              {step !== 'views' && totals.views > 0 && (
                <span className="block text-help text-ink-2">
                  {t('way.share', { percent: formatPercent(Math.min(1, totals[step] / totals.views), language) })}
                </span>
              )}
            </dt>
            <dd className="contents">
              <span className="text-right text-stat text-[1.75rem] tabular-nums">
                {formatNumber(totals[step], language)}
              </span>
              <PeopleCount
                value={totals[step]}
                unit={unit}
                room={room}
                className={cx('col-span-2 sm:col-span-1', step === 'participants' ? 'fill-ink' : 'fill-rose')}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Cost totals={totals} />
    </section>
  );
}

function Cost({ totals }: Pick<Analytics, 'totals'>) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const { credits, participants, cost_cents: cost, cents_per_guest: cents, credits_per_guest: each } = totals;
  if (credits <= 0) return null;
  const spent = t(cost > 0 ? 'cost.spent' : 'cost.given', { count: credits, price: formatCents(cost, language) });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card bg-sunk px-5 py-4">
      {cents !== null && each !== null && (
        <>
          <p className="grid gap-1">
            <span className="text-stat text-[2.25rem]">{formatCents(cents, language)}</span>
            <span className="text-help text-ink-2">{t('cost.perGuest')}</span>
          </p>
          <p className="grid gap-1">
            <span className="text-stat text-[2.25rem]">{formatNumber(each, language)}</span>
            <span className="text-help text-ink-2">{t('cost.credits')}</span>
          </p>
        </>
      )}
      <p className="grid min-w-48 flex-1 gap-1 border-edge/40 border-dashed text-small sm:border-s-2 sm:ps-6">
        <strong className="font-semibold">{spent}</strong>
        <span className="text-ink-2">{t('cost.guests', { count: participants })}</span>
      </p>
    </div>
  );
}
