import type { GuestBusiness } from '#contract/guest-pages.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

export type OpeningDay = GuestBusiness['opening_days'][number];

const WHOLE_DAY_MS = 23 * 3_600_000;

/** Seven days from today, Monday first, as they hang in the windows of the house. */
export function daysInWindows(days: readonly OpeningDay[]): OpeningDay[] {
  const fromMonday = ({ date }: OpeningDay) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return days.slice(0, 7).sort((a, b) => fromMonday(a) - fromMonday(b));
}

/** `18:00` -> `18`, `09:30` -> `9:30`: as short as a window is narrow. */
function shortTime(instant: string): string {
  const [hour = '', minute = ''] = berlinTimeOfDay(new Date(instant)).split(':');
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}

/** The doors stay open around the clock. */
export function isWholeDay({ opens_at, closes_at }: Pick<OpeningDay, 'opens_at' | 'closes_at'>): boolean {
  return opens_at !== null && closes_at !== null && Date.parse(closes_at) - Date.parse(opens_at) > WHOLE_DAY_MS;
}

/** `18–1`; undefined where it is closed, `0–24` where the doors stay open. */
export function shortSpan(day: OpeningDay): string | undefined {
  const { opens_at, closes_at } = day;
  if (opens_at === null) return undefined;
  if (closes_at === null || isWholeDay(day)) return '0–24';
  return `${shortTime(opens_at)}–${shortTime(closes_at)}`;
}

/** What the sign says until an instant: open until `time`, or closed and open again at `time`, on `day` if that is another. */
export interface SignState {
  until: number;
  isOpen: boolean;
  time: string;
  day: string | null;
}

/** What the sign says from now on, one state after the other, so that a page that stays open stays true. */
export function signStates(days: readonly OpeningDay[], now: Date): SignState[] {
  const states: SignState[] = [];
  let at = now.getTime();
  for (const { date, opens_at, closes_at } of days) {
    if (opens_at === null || closes_at === null) continue;
    const [opens, closes] = [Date.parse(opens_at), Date.parse(closes_at)];
    if (closes <= at) continue;
    if (opens > at) {
      const midnight = berlinInstant(berlinDay(new Date(opens)), '00:00').getTime();
      if (midnight > at) states.push({ until: midnight, isOpen: false, time: opens_at, day: date });
      states.push({ until: opens, isOpen: false, time: opens_at, day: null });
    }
    states.push({ until: closes, isOpen: true, time: closes_at, day: null });
    at = closes;
  }
  return states;
}
