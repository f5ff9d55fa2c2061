import type { GuestBusiness } from '#contract/guest-pages.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantTime } from '#i18n/format.ts';

type Opening = Pick<GuestBusiness, 'opening_days' | 'open_state'>;
export type OpeningDay = GuestBusiness['opening_days'][number];

const WHOLE_DAY_MS = 23 * 3_600_000;

/** Seven days from today, ordered Monday first, for the windows. */
export function daysInWindows(days: readonly OpeningDay[]): OpeningDay[] {
  const fromMonday = ({ date }: OpeningDay) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return days.slice(0, 7).sort((a, b) => fromMonday(a) - fromMonday(b));
}

/** `18:00` -> `18`, `09:30` -> `9:30`. */
function shortTime(instant: string): string {
  const [hour = '', minute = ''] = berlinTimeOfDay(new Date(instant)).split(':');
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}

/** Two instants. */
export type OpenSpan = OpeningDay['spans'][number];

/** Open around the clock. */
export function isWholeDay({ opens_at, closes_at }: OpenSpan): boolean {
  return Date.parse(closes_at) - Date.parse(opens_at) > WHOLE_DAY_MS;
}

/** `18–1`, or `0–24` around the clock. */
export function shortSpan(span: OpenSpan): string {
  return isWholeDay(span) ? '0–24' : `${shortTime(span.opens_at)}–${shortTime(span.closes_at)}`;
}

/** `18:00 – 01:00 Uhr`, for screen readers. */
export function spokenSpan({ opens_at, closes_at }: OpenSpan, language: Language): string {
  return [opens_at, closes_at].map((each) => formatInstantTime(each, language)).join(' – ');
}

/** Upcoming hours in order, starting with those since yesterday still running. */
export function comingSpans({ opening_days, open_state }: Opening, now: string): OpenSpan[] {
  const spans = opening_days.flatMap((day) => day.spans);
  const { closes_at: closes } = open_state;
  const [at, first] = [Date.parse(now), spans[0]];
  if (closes === null || (first && Date.parse(first.opens_at) <= at)) return spans;
  return [{ opens_at: now, closes_at: closes }, ...spans.filter(({ closes_at }) => closes_at > closes)];
}

/** State until an instant: open until `time`, or closed until `time`, on `day` if another. */
export interface SignState {
  until: number;
  isOpen: boolean;
  time: string;
  day: string | null;
}

/** The sign's upcoming states, so that an open page stays correct. */
export function signStates(spans: readonly OpenSpan[], now: Date): SignState[] {
  const states: SignState[] = [];
  let at = now.getTime();
  for (const { opens_at, closes_at } of spans) {
    const [opens, closes] = [Date.parse(opens_at), Date.parse(closes_at)];
    if (closes <= at) continue;
    if (opens > at) {
      const day = berlinDay(new Date(opens));
      const midnight = berlinInstant(day, '00:00').getTime();
      if (midnight > at) states.push({ until: midnight, isOpen: false, time: opens_at, day });
      states.push({ until: opens, isOpen: false, time: opens_at, day: null });
    }
    states.push({ until: closes, isOpen: true, time: closes_at, day: null });
    at = closes;
  }
  return states;
}
