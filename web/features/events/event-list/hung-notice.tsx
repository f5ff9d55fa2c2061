import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { PeopleMeter } from '#web/ui/people-meter.tsx';
import { stubTones } from '#web/ui/stub-tones.ts';
import { stubOf, timesOf } from '../event/event-text.ts';
import type { EventOfBusiness } from '../event/use-events.ts';

export function HungNotice({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { max_participants: max, participant_counts: counts } = event;
  const stub = stubOf(event, language);
  return (
    <div className="grid rounded-ticket shadow-raised [view-transition-name:notice] text-ink sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div
        className={cx(
          'notch-bottom sm:notch-right flex items-center gap-4 rounded-t-ticket p-5 sm:flex-col sm:justify-center sm:gap-1 sm:rounded-s-ticket sm:rounded-tr-none',
          stubTones[toneOfTags(event.category?.tags ?? [])],
        )}
      >
        <span className="font-semibold text-h4 max-sm:order-2 max-sm:w-min">
          {stub.weekday} <span className="sm:hidden">{stub.month}</span>
        </span>
        <span className="text-stat max-sm:order-1 sm:text-[6rem] sm:leading-none">{stub.day}</span>
        <span className="font-semibold text-h4 max-sm:hidden">{stub.month}</span>
      </div>
      <div className="notch-top sm:notch-left grid content-center gap-3 rounded-b-ticket bg-card p-5 sm:rounded-s-none sm:rounded-e-ticket sm:py-8 sm:ps-8 sm:pe-24 lg:ps-10 lg:pe-32">
        {/* In the business's language; the line height hides the clamped fourth line's dots. */}
        <h3 lang="de" className="wrap-anywhere line-clamp-3 hyphens-auto text-h1 leading-[1.12]">
          {event.title}
        </h3>
        <p className="flex flex-wrap gap-x-6 gap-y-1.5 text-lead">
          <span className="flex items-center gap-2 font-semibold">
            <Icon of={Clock} size={18} />
            {timesOf(event, t, language)}
          </span>
          {event.location && (
            <span className="flex items-start gap-2 text-ink-2">
              <Icon of={MapPin} size={18} className="mt-1 shrink-0" />
              <span className="wrap-anywhere line-clamp-2">{event.location}</span>
            </span>
          )}
        </p>
        <p className="flex items-center gap-4 text-small max-sm:hidden">
          {max !== null && <PeopleMeter value={counts.joined} of={max} />}
          {max === null ? t('published.unlimited') : t('published.places', { count: max - takenPlaces(counts) })}
        </p>
      </div>
    </div>
  );
}
