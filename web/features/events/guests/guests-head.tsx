import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { doorPath, hasDoor } from '#web/features/door/has-door.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { DoorOpen } from '#web/ui/icons/door-open.ts';
import { Download } from '#web/ui/icons/download.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { SquarePen } from '#web/ui/icons/square-pen.ts';
import { PeopleMeter } from '#web/ui/people-meter.tsx';
import { stubTones } from '#web/ui/stub-tones.ts';
import { stubOf, timesOf } from '../event/event-text.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { draftPath, editPath, isEventOver } from '../event/use-events.ts';
import { AttendanceLine } from './attendance-line.tsx';
import { useCsv } from './use-guests.ts';

export function GuestsHead({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation(['participants', 'events']);
  const { t: tEvents } = useTranslation('events');
  const language = useLanguage();
  const csv = useCsv(event.id);
  const mayLetIn = usePermission('door');
  const { max_participants: max, participant_counts: counts } = event;
  const { joined, offered } = counts;
  const { weekday, day, month } = stubOf(event, language);
  const isFull = max !== null && takenPlaces(counts) >= max;
  // Guests may arrive before the start.
  const isCounted = hasDoor(event) || isEventOver(event);
  return (
    <header className="flex rounded-card shadow-raised">
      <div
        className={cx(
          'notch-right flex w-23 shrink-0 flex-col items-center justify-center gap-1 rounded-s-card px-1 py-3 text-center md:w-27 md:gap-2 md:py-4',
          stubTones[toneOfTags(event.category?.tags ?? [])],
        )}
      >
        <span className="text-small md:text-label">{weekday}</span>
        <span className="text-[2.25rem] text-stat md:text-[2.75rem]">{day}</span>
        <span className="text-small md:text-label">{month}</span>
      </div>
      <div className="notch-left flex min-w-0 flex-1 flex-wrap items-center gap-x-8 gap-y-2 rounded-e-card bg-card px-4 py-3 md:px-7 md:py-4">
        <div className="min-w-0 flex-[1_1_16rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 lang="de" className="wrap-anywhere text-h4 md:text-h2-panel">
              {event.title || t('events:unnamed')}
            </h1>
            {isFull && <Badge tone="sunk">{t('page.full')}</Badge>}
          </div>
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small">
            <span className="flex items-center gap-2 font-semibold tabular-nums">
              <Icon of={Clock} size={16} />
              {event.event_date ? timesOf(event, tEvents, language) : t('noTime')}
            </span>
            {event.location && (
              <span className="flex min-w-0 items-center gap-2 text-ink-2 max-md:hidden">
                <Icon of={MapPin} size={16} className="shrink-0" />
                <span className="wrap-anywhere">{event.location}</span>
              </span>
            )}
          </p>
        </div>
        <div className="flex items-center gap-3 md:grid md:w-68 md:gap-1.5">
          <p className="flex items-baseline gap-2.5">
            <span className="text-[2rem] text-stat tabular-nums md:text-[2.75rem]">{joined}</span>
            <span className="font-semibold text-small md:text-[0.9375rem]">
              {max === null ? t('joinedOpen') : t('joinedOf', { max })}
              {offered > 0 && <span className="font-normal text-ink-2">{t('held', { count: offered })}</span>}
            </span>
          </p>
          {max !== null && <PeopleMeter value={joined} of={max} className="max-md:hidden" />}
          {isCounted && <AttendanceLine eventId={event.id} />}
        </div>
        <div className="flex gap-2 max-md:ms-auto">
          {mayLetIn && hasDoor(event) && (
            <ButtonLink to={doorPath(event.id)} reloadDocument variant="secondary" icon={DoorOpen}>
              {t('door')}
            </ButtonLink>
          )}
          <IconButton
            variant="secondary"
            size="normal"
            icon={Download}
            label={t('csv')}
            busy={csv.isPending}
            onClick={() => csv.mutate()}
          />
          <ButtonLink
            to={event.status === 'draft' ? draftPath(event) : editPath(event)}
            variant="secondary"
            icon={SquarePen}
            className="max-md:hidden"
          >
            {t('page.edit')}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
