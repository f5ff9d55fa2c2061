import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsPeriod } from '#domain/analytics/periods.ts';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { formatDayWithWeekday, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';
import { stubTones } from '#web/ui/stub-tones.ts';
import { tableRoles } from '#web/ui/table-roles.ts';
import { EventCourse } from './event-course.tsx';
import { formatCents } from './figure.ts';
import { cell, head, name } from './figure-tables.tsx';
import { PeopleCount } from './people-count.tsx';
import { peopleUnit } from './people-unit.ts';
import type { Analytics } from './use-analytics.ts';

type EventFigures = Analytics['events'][number];

const steps = ['views', 'interest', 'participants', 'came'] as const;
/** Figures that fit a column; the first is the widest. */
const ROOM = 20;
const columns = steps.length + 2;
/** On phones each figure has its own label. */
const figure = cx(
  cell,
  'before:text-ink-2 before:text-help @max-[40rem]:p-0 @max-[40rem]:text-left @max-[40rem]:before:block @max-[40rem]:before:content-[attr(data-label)]',
);

/** Events by the chosen metric; a row opens its days. */
export function EventTable({ events, period }: { events: readonly EventFigures[]; period: AnalyticsPeriod }) {
  const { t } = useTranslation('analytics');
  const unit = peopleUnit(Math.max(1, ...events.flatMap((event) => steps.map((step) => event[step] ?? 0))), ROOM);
  return (
    <div className="@container mt-1">
      <p className="mb-3 text-ink-2 text-small">{t('events.counted')}</p>
      <table {...tableRoles.table} className="w-full text-small @max-[40rem]:block">
        <thead {...tableRoles.rows} className="text-ink-2 @max-[40rem]:hidden">
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead} scope="col" className={head}>
              {t('events.event')}
            </th>
            {steps.map((step) => (
              <th key={step} {...tableRoles.columnHead} scope="col" className={cx(head, '@min-[48rem]:text-left')}>
                {t(`way.${step}`)}
              </th>
            ))}
            <th {...tableRoles.columnHead} scope="col" className={head}>
              {t('events.perGuest')}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows} className="divide-y divide-line border-line border-t @max-[40rem]:block">
          {events.map((event) => (
            <EventRow key={event.event_id} event={event} period={period} unit={unit} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EventRow({ event, period, unit }: { event: EventFigures; period: AnalyticsPeriod; unit: number }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { event_date: day, cents_per_guest: cents } = event;
  return (
    <Fragment>
      <tr {...tableRoles.row} className="@max-[40rem]:grid @max-[40rem]:grid-cols-[repeat(5,auto)] @max-[40rem]:py-2">
        <th {...tableRoles.rowHead} scope="row" className={cx(name, 'min-w-44 @max-[40rem]:col-span-full')}>
          <div className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={cx(
                'grid size-10 shrink-0 place-items-center rounded-field text-stat text-[1.25rem]',
                stubTones[toneOfTags(event.tags)],
              )}
            >
              {day ? Number(day.slice(8)) : '?'}
            </span>
            <div className="min-w-0">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
                className="target-44 flex cursor-pointer items-center gap-2 text-left font-semibold underline-offset-4 hover:underline"
              >
                {event.title}
                <Icon
                  of={ChevronDown}
                  size={16}
                  className={cx('shrink-0 transition-transform', isOpen && 'rotate-180')}
                />
              </button>
              {day && <span className="block text-help text-ink-2">{formatDayWithWeekday(day, language)}</span>}
            </div>
          </div>
        </th>
        {steps.map((step) => (
          <td
            {...tableRoles.cell}
            key={step}
            data-label={t(`way.${step}`)}
            className={cx(figure, '@min-[48rem]:text-left')}
          >
            {event[step] === null ? '–' : formatNumber(event[step], language)}
            {step === 'participants' && event.joined !== event.participants && (
              <span className="text-help text-ink-2"> {t('events.inAll', { count: event.joined })}</span>
            )}
            <PeopleCount
              value={event[step] ?? 0}
              unit={unit}
              room={ROOM}
              className="mt-1 hidden max-w-40 fill-ink @min-[48rem]:block"
            />
          </td>
        ))}
        <td {...tableRoles.cell} data-label={t('events.perGuest')} className={figure}>
          {cents === null ? '–' : formatCents(cents, language)}
        </td>
      </tr>
      {isOpen && (
        <tr {...tableRoles.row} id={id} className="@max-[40rem]:block">
          <td {...tableRoles.cell} colSpan={columns} className="py-4 @max-[40rem]:block">
            <EventCourse eventId={event.event_id} title={event.title} period={period} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
