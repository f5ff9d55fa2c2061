import { useTranslation } from 'react-i18next';
import type { GuestBusiness } from '#contract/guest-pages.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatInstantTime, formatWeekday } from '#i18n/format.ts';
import { houseColours } from '#web/art/house-colours.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Street } from '../event/street.tsx';
import { HouseGroundFloor, HousePair, HousePassers } from './house-people.tsx';
import type { OpeningDay } from './opening-times.ts';
import { comingSpans, daysInWindows, shortSpan, signStates, spokenSpan } from './opening-times.ts';

type HouseProps = { business: GuestBusiness; now: string };

/** Characters from which the sign has two lines. */
const LONG_NAME = 22;

/** The house with the name on its sign and the opening days in its seven windows. */
export function House({ business, now }: HouseProps) {
  const { display_name: name, business_type: type, opening_days: days } = business;
  const lines = name.length > LONG_NAME ? 2 : 1;
  const longestWord = Math.max(...name.split(/\s+/).map((word) => word.length));
  const letters = lines === 1 ? name.length : Math.max(Math.ceil(name.length * 0.6), longestWord);
  return (
    <div className="house-street">
      <Street />
      <div
        className={cx('house', houseColours(type, business.accent))}
        data-type={type}
        data-tone={business.accent ?? undefined}
      >
        <div className="house-roof" />
        <div className="house-wall">
          <Windows days={days} now={now} />
          <h1
            className={cx(
              'house-name',
              `letters-${Math.min(Math.max(letters, 17), 40)}`,
              lines === 2 && 'md:text-[4.8cqi]',
            )}
          >
            {name}
          </h1>
          <HouseGroundFloor type={type} />
          <Sign business={business} now={now} />
        </div>
      </div>
      <HousePassers />
    </div>
  );
}

function Windows({ days, now }: { days: readonly OpeningDay[]; now: string }) {
  const { t } = useTranslation('guest-business');
  const today = berlinDay(new Date(now));
  return (
    <ul className="house-windows" aria-label={t('hours')}>
      {daysInWindows(days).map((day) => (
        <Window key={day.date} day={day} isToday={day.date === today} />
      ))}
    </ul>
  );
}

function Window({ day, isToday }: { day: OpeningDay; isToday: boolean }) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const spans = day.spans.map(shortSpan);
  const isOpen = spans.length > 0;
  return (
    <li data-state={isOpen ? 'open' : 'closed'} aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden="true" className="whitespace-nowrap font-semibold text-[clamp(0.8125rem,1.5cqi,1.125rem)]">
        {isToday ? t('today') : formatWeekday(day.date, language, 'short')}
      </span>
      <span aria-hidden="true" className="house-window">
        {isToday && isOpen && <HousePair />}
        {isOpen ? (
          spans.map((span) => (
            <b key={span} data-long={span.length > 6 || spans.length > 1 ? '' : undefined}>
              {span}
            </b>
          ))
        ) : (
          <b>{t('closed')}</b>
        )}
      </span>
      <span className="sr-only">
        {isToday && `${t('today')}, `}
        {formatWeekday(day.date, language)}:{' '}
        {day.spans.map((span) => spokenSpan(span, language)).join(', ') || t('closedLong')}
      </span>
    </li>
  );
}

function Sign({ business, now }: HouseProps) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const at = (time: string) => formatInstantTime(time, language).replace(/^0?(\d+):00 (?=Uhr)/, '$1 ');
  const states = signStates(comingSpans(business, now), new Date(now)).map(({ until, isOpen, time, day }) => {
    const opens = day === null ? t('sign.opens') : t('sign.opensOn', { day: formatWeekday(day, language, 'short') });
    return [until, isOpen ? t('sign.openUntil') : opens, at(time)] as const;
  });
  const alwaysOpen = business.open_state.is_open && business.open_state.closes_at === null;
  if (alwaysOpen) return <SignText small={t('sign.open')} large={t('sign.always')} />;
  const [first] = states;
  if (!first) return <SignText small={t('sign.hours')} large={t('sign.ask')} />;
  return <SignText small={first[1]} large={first[2]} states={JSON.stringify(states.slice(0, 8))} />;
}

function SignText({ small, large, states }: { small: string; large: string; states?: string }) {
  return (
    <p className="house-sign" data-states={states}>
      <span>{small}</span> <b>{large}</b>
    </p>
  );
}
