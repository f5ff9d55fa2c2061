import { useTranslation } from 'react-i18next';
import type { GuestBusiness, GuestEvent } from '#contract/guest-pages.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { hangingStrips, tornCount } from '#domain/guest-pages/torn-strips.ts';
import { formatStub, formatTime, formatTimeRange } from '#i18n/format.ts';
import { placesLeft, toneOf, weekdayOf } from '#web/features/events/event/notice/notice-facts.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { guestButton } from '../guest-button.ts';

/** Events visible on phones; a press shows the rest, without script. */
const ON_PHONES = 2;
const STRIPS = 5;

/** Upcoming events as notices, in the business's colour or that of their tags. */
export function Board({ business, calendarUrl }: { business: GuestBusiness; calendarUrl: string }) {
  const { t } = useTranslation('guest-business');
  const { events } = business;
  const others = events.slice(ON_PHONES);
  return (
    <section aria-labelledby="board" className="group/board border-ink border-t-3 pt-5">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="board" className="text-h2 text-[clamp(2.25rem,3.6vw,3.25rem)]/[1.05]">
          {t('board.title')}
        </h2>
        <a href={calendarUrl.replace(/^https?:/, 'webcal:')} className="py-3 font-semibold text-tomato-text">
          {t('board.subscribe')}
        </a>
      </div>
      {events.length === 0 && <p>{t('board.none')}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-10">
        {events.map((event) => (
          <Notice key={event.id} event={event} />
        ))}
      </ul>
      {others.length > 0 && (
        <label
          className={cx(
            guestButton.framed,
            'mt-8 outline-focus outline-offset-2 has-focus-visible:outline-3 max-md:flex md:hidden group-has-checked/board:hidden',
          )}
        >
          <input type="checkbox" className="sr-only" />
          {t('board.more', { count: others.length })}
        </label>
      )}
    </section>
  );
}

function Notice({ event }: { event: GuestEvent }) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const { start_time: start, end_time: end, page_url: url } = event;
  const day = shownDay(event);
  const isCancelled = event.status === 'cancelled';
  const stub = day === null ? undefined : formatStub(day, language);
  const times = start && (end ? formatTimeRange(start, end, language) : formatTime(start, language));
  return (
    <li
      data-tone={isCancelled ? 'line' : toneOf(event)}
      className={cx(
        'relative self-start text-on-color [filter:drop-shadow(0_8px_10px_oklch(0.215_0.024_40/0.16))] data-[tone=line]:text-ink',
        'before:absolute before:-top-[0.7rem] before:z-1 before:left-[calc(50%-1.5rem)] before:h-[1.35rem] before:w-12 before:-rotate-2 before:bg-(--tape)',
        'max-md:group-not-has-checked/board:nth-[n+3]:hidden lg:nth-[4n+2]:mt-7 lg:nth-[4n+3]:mt-2 lg:nth-[4n]:mt-9',
      )}
    >
      <div className="grid gap-3 bg-(--tag) px-[1.35rem] pt-7 pb-4">
        <p className="flex justify-between font-semibold text-[0.9375rem]">
          {weekdayOf(event, language)}
          {start && end && runsPastMidnight({ startTime: start, endTime: end }) && (
            <span className="rounded-badge bg-pic-ink px-2 py-[0.3rem] text-[0.8125rem]/[1] text-pic-paper">
              {t('board.nextDay')}
            </span>
          )}
        </p>
        <p className="flex items-end gap-[0.6rem] font-semibold text-[0.9375rem]/[1.3]">
          <b className="font-display font-extrabold font-stretch-76% text-[5.25rem]/[0.8] tracking-[-0.05em]">
            {stub && t('board.dayFigure', { day: stub.day })}
          </b>
          <span>
            {stub?.month}
            <br />
            {times ?? t('board.wholeDay')}
          </span>
        </p>
        <h3
          className={cx(
            'wrap-anywhere hyphens-auto font-display font-extrabold font-stretch-84% text-[2.125rem]/[1] tracking-[-0.03em]',
            isCancelled && 'line-through',
          )}
        >
          <a href={url} className="after:absolute after:inset-0">
            {event.title}
          </a>
        </h3>
        <p>{isCancelled ? t('board.cancelled') : placesText(event, t)}</p>
      </div>
      {!isCancelled && <Strips event={event} word={t('board.join')} />}
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation<'guest-business'>>['t'];

function placesText(event: GuestEvent, t: Translate): string {
  const free = placesLeft(event);
  const limited = free === 0 ? t('board.full') : t('board.free', { count: free });
  const places = Number.isFinite(free) ? limited : t('board.unlimited');
  return `${t('board.joined', { count: event.participant_counts.joined })}, ${places}`;
}

/** Torn strips by participants; their positions derive from the event's id. */
function Strips({ event, word }: { event: GuestEvent; word: string }) {
  const admission = { capacity: event.capacity, joined: takenPlaces(event.participant_counts) };
  const hanging = hangingStrips(event.id, tornCount(admission, STRIPS), STRIPS);
  return (
    <div className="grid h-21 grid-cols-5" aria-hidden="true">
      {hanging.map((hangs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strips have a fixed order
        <span key={index} className={hangs ? 'house-strip' : 'strip-gone'}>
          {hangs && word}
        </span>
      ))}
    </div>
  );
}
