import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import type { EventOfBusiness } from '#web/features/events/event/use-events.ts';
import { creditTotal, useBalance } from '#web/member/use-balance.ts';
import { useStats } from '#web/member/use-stats.ts';
import { tabPath } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { ComingEvents } from './coming-events.tsx';
import { TonightLink } from './tonight-link.tsx';

type FiguresLineProps = {
  next: EventOfBusiness[];
  /** On the board's own page: its first event, or null. */
  tonight?: EventOfBusiness | null;
};

/** Views and own events, credits and the next event; one row and a list on phones. */
export function FiguresLine({ next, tonight }: FiguresLineProps) {
  const { t } = useTranslation(['today', 'dashboard']);
  const stats = useStats();
  const balance = useBalance();
  if (stats.isError || balance.isError) {
    const retry = () => void Promise.all([stats.refetch(), balance.refetch()]);
    return (
      <Card>
        <ErrorState
          title={t('dashboard:stats.failed')}
          retryLabel={t('dashboard:retry')}
          onRetry={retry}
          busy={stats.isFetching || balance.isFetching}
          className="py-0!"
        />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="flex min-h-15 flex-wrap items-center gap-x-7 gap-y-4 py-1.5! md:px-6! md:py-2!">
        <section
          aria-label={t('dashboard:stats.label')}
          className="max-md:grid max-md:w-full max-md:divide-y max-md:divide-line md:flex md:items-center md:gap-7"
        >
          <Figure
            label={t('dashboard:stats.today')}
            value={stats.data?.views_today}
            events={stats.data && t('dashboard:stats.eventsToday', { count: stats.data.events_today })}
          />
          <Figure
            label={t('dashboard:stats.week')}
            value={stats.data?.views_this_week}
            events={stats.data && t('dashboard:stats.eventsThisWeek', { count: stats.data.events_this_week })}
          />
          <Credits />
        </section>
        {tonight !== undefined && <TonightLink event={tonight} />}
        {tonight === undefined && next.length > 0 && (
          <div className="flex min-w-0 flex-1 items-center gap-4 border-line border-s-2 border-dashed ps-6 max-lg:hidden">
            <h2 className="shrink-0 text-ink-2 text-small">{t('next')}:</h2>
            <ComingEvents events={next.slice(0, 1)} className="min-w-0" />
          </div>
        )}
      </Card>
      {next.length > 0 && (
        <div className={tonight === undefined ? 'lg:hidden' : 'md:hidden'}>
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="text-h4">{t('next')}</h2>
            <Link
              to={tabPath('events')}
              preventScrollReset
              className="target-44 font-semibold text-small text-tomato-text underline underline-offset-4"
            >
              {t('all')}
            </Link>
          </div>
          <ComingEvents events={next} className="mt-2 divide-y divide-line border-line border-t *:min-h-12" />
        </div>
      )}
    </div>
  );
}

const cell =
  'flex items-center justify-between gap-3 max-md:min-h-10 md:flex-row-reverse md:justify-end md:not-first:border-line md:not-first:border-s-2 md:not-first:border-dashed md:not-first:ps-7';
const figure = 'text-h3 tabular-nums md:text-[2rem] md:text-stat';
const words = 'flex flex-wrap gap-x-2 text-ink-2 text-small md:grid md:content-start md:gap-0.5';

type FigureProps = { label: string; value: number | null | undefined; events: string | undefined };

/** Views, with the number of own events. A dash without permission. */
function Figure({ label, value, events }: FigureProps) {
  const language = useLanguage();
  return (
    <p className={cell}>
      <span className={words}>
        <span>{label}</span>
        <span className="text-ink-3">{events ?? ' '}</span>
      </span>
      <span className={figure}>{value === null ? '–' : value === undefined ? ' ' : formatNumber(value, language)}</span>
    </p>
  );
}

function Credits() {
  const { t } = useTranslation('dashboard');
  const { data } = useBalance();
  const total = data ? creditTotal(data) : 0;
  return (
    <p className={cell}>
      <span aria-hidden={data && 'true'} className={words}>
        <span>{t('stats.credits')}</span>
        <span className="text-ink-3">{t('stats.left')}</span>
      </span>
      {data ? (
        <span className={figure}>
          <span aria-hidden="true">
            {data.balance}
            <span className="text-ink-3"> / {total}</span>
          </span>
          <span className="sr-only">{t('stats.creditsOf', { left: data.balance, total })}</span>
        </span>
      ) : (
        <span className={figure}> </span>
      )}
    </p>
  );
}
