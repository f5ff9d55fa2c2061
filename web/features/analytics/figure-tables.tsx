import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { analyticsMetrics } from '#domain/analytics/periods.ts';
import { formatDay } from '#i18n/format.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { figureText } from './figure.ts';
import type { Analytics, DayFigures } from './use-analytics.ts';

const head = 'py-2.5 pl-3 text-right font-semibold first:pl-0 first:text-left';
const cell = 'py-2.5 pl-3 text-right tabular-nums';
const name = 'wrap-anywhere py-2.5 text-left font-normal';

function MetricHeads() {
  const { t } = useTranslation('analytics');
  return analyticsMetrics.map((metric) => (
    <th key={metric} scope="col" className={head}>
      {t(`metric.${metric}`)}
    </th>
  ));
}

/** A wide or long table scrolls by itself, also by keyboard. */
function ScrollArea({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must take the focus
    <section aria-label={label} tabIndex={0} className={cx('overflow-auto', className)}>
      {children}
    </section>
  );
}

/** Every day of the chart, folded away until somebody wants it. */
export function DayTable({ days }: { days: readonly DayFigures[] }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  return (
    <details className="mt-4">
      <summary className="text-link target-44 w-fit cursor-pointer text-small">{t('table.open')}</summary>
      <ScrollArea label={t('table.caption')} className="mt-2 max-h-96">
        <table className="w-full min-w-96 text-small">
          <caption className="sr-only">{t('table.caption')}</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className={head}>
                {t('table.day')}
              </th>
              <MetricHeads />
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t">
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row" className={name}>
                  {formatDay(day.day, language)}
                </th>
                {analyticsMetrics.map((metric) => (
                  <td key={metric} className={cell}>
                    {figureText(day, metric, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}

/** How each event performed, ordered by the chosen figure. */
export function EventTable({ events }: { events: Analytics['events'] }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  if (events.length === 0) return <NothingSeen />;
  return (
    <ScrollArea label={t('events.title')} className="mt-3">
      <table className="w-full min-w-96 text-small">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className={head}>
              {t('events.event')}
            </th>
            <MetricHeads />
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {events.map((event) => (
            <tr key={event.event_id}>
              <th scope="row" className={name}>
                {event.title}
              </th>
              {analyticsMetrics.map((metric) => (
                <td key={metric} className={cell}>
                  {figureText(event, metric, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** What will stand here, and how to get there. */
function NothingSeen() {
  const { t } = useTranslation('analytics');
  const mayCreate = usePermission('create_events');
  return (
    <EmptyState
      title={t('empty.title')}
      headingLevel="h4"
      action={
        mayCreate && (
          <ButtonLink to={createEventPath} state={overlayState} preventScrollReset variant="secondary">
            {t('empty.action')}
          </ButtonLink>
        )
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
