import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { verificationHours } from '#domain/verification/status.ts';
import { formatDayShort, formatInstant, formatNumber } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Card } from '#web/ui/panel.tsx';

export type Figures = ApiAnswer<'getReviewFigures'>;

const cell = 'whitespace-nowrap py-2.5 pe-3 text-right tabular-nums sm:pe-4';
const name = 'py-2.5 pe-4 text-left font-normal';

export function DeskFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const hours = useHours();
  const { waiting, decided, taken_back: takenBack, returned } = figures;
  const oldest = waiting.oldest_submitted_at;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure label={t('figures.waiting')} value={formatNumber(waiting.businesses, language)}>
          {oldest ? t('figures.oldest', { at: formatInstant(oldest, language) }) : t('figures.nobody')}
        </Figure>
        <Figure label={t('figures.median')} value={hours(figures.median_hours)}>
          {figures.p95_hours !== null && t('figures.p95', { hours: hours(figures.p95_hours) })}
        </Figure>
        <Figure label={t('figures.decided')} value={formatNumber(decided, language)}>
          {t('figures.late', { count: figures.late, hours: verificationHours.latest })}
        </Figure>
        <Figure label={t('figures.overturned')} value={formatNumber(takenBack + returned, language)}>
          {t('figures.overturnedHelp', { takenBack, returned })}
        </Figure>
      </ul>
      <p className="max-w-(--container-text) text-ink-2 text-small">
        {t('figures.verifiedLater', { count: figures.verified_later })} {t('figures.how')}
      </p>
      <Weeks weeks={figures.weeks} />
      <Reviewers reviewers={figures.reviewers} />
    </div>
  );
}

function useHours(): (hours: number | null) => string {
  const { t } = useTranslation('review');
  const language = useLanguage();
  return (hours) => (hours === null ? '–' : t('figures.hours', { hours: formatNumber(hours, language) }));
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <li className="grid">
      <Card className="wrap-anywhere grid content-start gap-1 hyphens-auto">
        <span className="text-ink-2 text-small">{label}</span>
        <strong className="text-h2 tabular-nums">{value}</strong>
        <span className="text-help text-ink-2">{children}</span>
      </Card>
    </li>
  );
}

/** Bars repeat the figures; the line marks the promise. */
function Weeks({ weeks }: Pick<Figures, 'weeks'>) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const hours = useHours();
  const most = Math.max(verificationHours.latest, ...weeks.map((week) => week.p95_hours ?? 0));
  const promise = (100 * verificationHours.latest) / most;
  return (
    <Table title={t('figures.weeks')}>
      <thead className="text-ink-2">
        <tr>
          <th scope="col" className={name}>
            {t('figures.week')}
          </th>
          <td aria-hidden="true" className="w-1/2 pe-4 text-help max-sm:hidden">
            {t('figures.legend', { hours: verificationHours.latest })}
          </td>
          <th scope="col" className={cell}>
            {t('figures.medianShort')}
          </th>
          <th scope="col" className={cell}>
            {t('figures.p95Short')}
          </th>
          <th scope="col" className={cell}>
            {t('figures.decidedShort')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {weeks.toReversed().map(({ week, decided, median_hours: median, p95_hours: p95 }) => (
          <tr key={week}>
            <th scope="row" className={name}>
              {formatDayShort(week, language)}
            </th>
            <td aria-hidden="true" className="pe-4 max-sm:hidden">
              <svg
                viewBox="0 0 100 12"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="block h-3 w-full min-w-24"
              >
                <rect width="100" y="5" height="2" className="fill-sunk" />
                <rect width={(100 * (p95 ?? 0)) / most} y="3" height="6" className="fill-azure-wash" />
                <rect width={(100 * (median ?? 0)) / most} height="12" className="fill-ink" />
                <rect x={Math.min(99.5, promise)} width="0.5" height="12" className="fill-oxblood" />
              </svg>
            </td>
            <td className={cell}>{hours(median)}</td>
            <td className={cell}>{hours(p95)}</td>
            <td className={cell}>{formatNumber(decided, language)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const columns = ['verified', 'rejected', 'taken_back', 'returned'] as const;

function Reviewers({ reviewers }: Pick<Figures, 'reviewers'>) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  if (reviewers.length === 0) return null;
  return (
    <Table title={t('figures.reviewers')}>
      <thead className="text-ink-2">
        <tr>
          <th scope="col" className={name}>
            {t('figures.reviewer')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={cell}>
              {t(`figures.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t">
        {reviewers.map((reviewer) => (
          <tr key={reviewer.username}>
            <th scope="row" className={name}>
              {reviewer.username}
            </th>
            {columns.map((column) => (
              <td key={column} className={cell}>
                {formatNumber(reviewer[column], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Table({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-3 text-h3">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a table that is wider than the screen */}
      <section tabIndex={0} aria-label={title} className="overflow-x-auto">
        <table className="w-full text-small">{children}</table>
      </section>
    </Card>
  );
}
