import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatDayBrief } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { stubOf } from '#web/features/events/event/event-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { stubTones } from '#web/ui/stub-tones.ts';
import { MiniNotice } from '../parts/mini-notice.tsx';
import { useDistanceText } from '../parts/use-distance-text.ts';
import { useScreen } from '../screen.ts';
import { usePhone } from '../use-phone.ts';
import { placeNotices, pointOf } from './place-notices.ts';
import { Rings } from './rings.tsx';

type Event = ApiAnswer<'readAppEvent'>;
type Business = ApiAnswer<'findBusinesses'>['data'][number];

/** Guest, notices and open houses; drawn locally, so no position is disclosed. */
export function Radar({ events, houses }: { events: readonly Event[]; houses: readonly Business[] }) {
  const { t } = useTranslation('guest-phone');
  const { spot } = usePhone();
  const marks = placeNotices(
    spot,
    events.flatMap((event) => (event.place ? [{ item: event, at: event.place }] : [])),
  );
  return (
    <div className="relative -mx-4 aspect-square overflow-hidden">
      <Rings />
      <ul aria-label={t('near.radar')}>
        {marks.map(({ item, x, y, form }) => (
          <li key={item.id} style={{ left: `${x}%`, top: `${y}%` }} className="absolute -translate-1/2">
            <EventMark event={item} form={form} />
          </li>
        ))}
        {houses.map((house) => (
          <HouseMark key={house.id} house={house} />
        ))}
      </ul>
    </div>
  );
}

function EventMark({ event, form }: { event: Event; form: 'notice' | 'dot' }) {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  const { to } = useScreen();
  const distanceText = useDistanceText();
  const distance = distanceText(event.distance_m, event.place?.accuracy_m);
  const tone = toneOfTags(event.category?.tags ?? []);
  const date = shownDay(event);
  const name = t('near.notice', { title: event.title, day: date ? formatDayBrief(date, language) : '', distance });
  if (form === 'dot') {
    return (
      <Link to={to({ event: event.id })} aria-label={name} title={name} className="grid size-11 place-items-center">
        <span className={cx('size-3.5', stubTones[tone])} />
      </Link>
    );
  }
  return (
    <Link to={to({ event: event.id })} className="grid animate-drop-in justify-items-center gap-1">
      <MiniNotice tone={tone} day={stubOf(event, language).day} />
      <span className="flex max-w-27 rounded-badge bg-card px-1.5 py-1 text-center text-[0.75rem] leading-[1.15] shadow-raised">
        <strong className="wrap-anywhere line-clamp-2 text-balance font-semibold hyphens-auto">{event.title}</strong>
        <span className="sr-only"> {distanceText(event.distance_m)}</span>
      </span>
    </Link>
  );
}

/** An open house without events. */
function HouseMark({ house }: { house: Business }) {
  const { t } = useTranslation('guest-phone');
  const { to } = useScreen();
  const { spot } = usePhone();
  const distanceText = useDistanceText();
  const { x, y } = house.place ? pointOf(spot, house.place) : {};
  if (x === undefined || y === undefined) return null;
  const distance = distanceText(house.distance_m, house.place?.accuracy_m);
  const name = t('near.house', { name: house.display_name, distance });
  return (
    <li style={{ left: `${x}%`, top: `${y}%` }} className="absolute -translate-1/2">
      <Link to={to({ business: house.id })} aria-label={name} title={name} className="grid size-11 place-items-center">
        <span className="size-2.5 rounded-full bg-fir" />
      </Link>
    </li>
  );
}
