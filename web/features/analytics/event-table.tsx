import { ChevronDown } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsPeriod } from '#domain/analytics/periods.ts';
import { analyticsMetrics } from '#domain/analytics/periods.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EventCourse } from './event-course.tsx';
import { figureText } from './figure.ts';
import { cell, head, MetricHeads, name, ScrollArea } from './figure-tables.tsx';
import type { Analytics } from './use-analytics.ts';

type EventFigures = Analytics['events'][number];

/** How each event performed, ordered by the chosen figure; a row opens the event's days. */
export function EventTable({ events, period }: { events: readonly EventFigures[]; period: AnalyticsPeriod }) {
  const { t } = useTranslation('analytics');
  if (events.length === 0) return <NothingSeen />;
  return (
    <ScrollArea label={t('events.title')} className="@container mt-3">
      <table className="w-full min-w-130 text-small">
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
            <EventRow key={event.event_id} event={event} period={period} />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function EventRow({ event, period }: { event: EventFigures; period: AnalyticsPeriod }) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Fragment>
      <tr>
        <th scope="row" className={name}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            className="target-44 flex cursor-pointer items-center gap-2 text-left underline-offset-4 hover:underline"
          >
            <Icon of={ChevronDown} size={16} className={cx('shrink-0 transition-transform', isOpen && 'rotate-180')} />
            {event.title}
          </button>
        </th>
        {analyticsMetrics.map((metric) => (
          <td key={metric} className={cell}>
            {figureText(event, metric, language)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={analyticsMetrics.length + 1} className="py-4">
            {/* As wide as what can be seen of the table, also where the table scrolls. */}
            <div className="sticky left-0 w-[100cqw]">
              <EventCourse eventId={event.event_id} title={event.title} period={period} />
            </div>
          </td>
        </tr>
      )}
    </Fragment>
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
