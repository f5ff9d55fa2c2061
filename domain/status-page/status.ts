import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Parts of the service on the status page, in display order. */
export const components = ['api', 'mails', 'webhooks', 'jobs', 'payments'] as const;
export type Component = (typeof components)[number];

export type SampleState = 'up' | 'slow' | 'down';

export const statusDays = 90;
/** A part without a sample for so long counts as not measured. */
const FRESH_MS = 3 * 60_000;
const MINUTE_MS = 60_000;

export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export type IncidentState = (typeof incidentStates)[number];
export const incidentLimits = { titleLength: 120, textLength: 2000 } as const;

const notMails = ['send-push', 'send-due-pushes', 'send-device-notices', 'send-test-notice'];

/** The part that a queue of jobs belongs to. */
export function componentOf(queue: string): Exclude<Component, 'api'> {
  if (queue === 'deliver-webhook') return 'webhooks';
  if (/^(store-invoice|reconcile-|notice-unpaid)/.test(queue)) return 'payments';
  if (/^(send|forward|confirm|mail)-/.test(queue) && !notMails.includes(queue)) return 'mails';
  return 'jobs';
}

/** A queue as it is now. */
export interface QueueSignal {
  queue: string;
  oldestReadySeconds: number;
  /** Groups, or jobs without one, that have been due for two minutes. */
  late: number;
  /** Jobs that failed more than once and wait for another try. */
  failing: number;
}

const SLOW_SECONDS = 120;
const DOWN_SECONDS = 15 * 60;
const FAILING = 3;
/** One receiver that does not answer delays only its own messages. */
const SLOW_RECEIVERS = 3;
const DOWN_RECEIVERS = 10;

function judgeWebhooks(signals: readonly QueueSignal[], isOff: boolean): SampleState {
  const late = signals.reduce((sum, each) => sum + each.late, 0);
  if (late >= DOWN_RECEIVERS) return 'down';
  return late >= SLOW_RECEIVERS || isOff ? 'slow' : 'up';
}

/** The state of a part by its queues; `isOff`: staff have switched it off. */
export function judgeQueues(
  component: Exclude<Component, 'api'>,
  queues: readonly QueueSignal[],
  isOff: boolean,
): SampleState {
  const signals = queues.filter(({ queue }) => componentOf(queue) === component);
  if (component === 'webhooks') return judgeWebhooks(signals, isOff);
  const lag = Math.max(0, ...signals.map(({ oldestReadySeconds }) => oldestReadySeconds));
  const failing = signals.reduce((sum, each) => sum + each.failing, 0);
  if (lag >= DOWN_SECONDS || (component === 'payments' && isOff)) return 'down';
  return lag >= SLOW_SECONDS || failing >= FAILING ? 'slow' : 'up';
}

const SLOW_ANSWER_MS = 1000;

/** The state of the API by the milliseconds its database takes to answer. */
export function judgeAnswer(ms: number): SampleState {
  return ms > SLOW_ANSWER_MS ? 'slow' : 'up';
}

/** Samples of a part on a day in Berlin; one a minute at most. */
export interface DaySamples {
  component: Component;
  day: string;
  up: number;
  slow: number;
  down: number;
  firstAt: Date;
  lastAt: Date;
  lastState: SampleState;
}

export type DayState = 'up' | 'slow' | 'down' | 'unmeasured' | 'none';

export interface StatusDay {
  day: string;
  state: DayState;
  /** Minutes. */
  slow: number;
  down: number;
  unmeasured: number;
}

export interface ComponentStatus {
  component: Component;
  now: SampleState | 'unmeasured';
  /** Share of the minutes since the first sample in which it worked, measured and not down; null without samples. */
  uptime: number | null;
  /** Oldest first. */
  days: StatusDay[];
}

/** Minutes of a day for which samples are expected. */
function expectedOn(day: string, firstAt: Date, now: Date): number {
  const start = Math.max(berlinInstant(day, '00:00').getTime(), firstAt.getTime());
  const end = Math.min(berlinInstant(addDays(day, 1), '00:00').getTime(), now.getTime());
  return Math.max(0, Math.floor((end - start) / MINUTE_MS));
}

/** A few late samples are no outage. */
const TOLERATED = 5;
const MUCH = 30;

function stateOf(expected: number, { slow, down, unmeasured }: Omit<StatusDay, 'day' | 'state'>): DayState {
  if (expected === 0) return 'none';
  if (down > TOLERATED && down >= unmeasured) return 'down';
  if (unmeasured > TOLERATED) return 'unmeasured';
  return slow > MUCH || down > 0 ? 'slow' : 'up';
}

function statusOfComponent(component: Component, rows: readonly DaySamples[], now: Date): ComponentStatus {
  const today = berlinDay(now);
  const mine = rows.filter((row) => row.component === component).sort((a, b) => a.day.localeCompare(b.day));
  const first = mine[0];
  const last = mine.at(-1);
  const byDay = new Map(mine.map((row) => [row.day, row]));
  let [expectedAll, workedAll] = [0, 0];
  const days = Array.from({ length: statusDays }, (_, index): StatusDay => {
    const day = addDays(today, index - statusDays + 1);
    const row = byDay.get(day);
    const { up = 0, slow = 0, down = 0 } = row ?? {};
    const expected = first && day >= first.day ? Math.max(expectedOn(day, first.firstAt, now), up + slow + down) : 0;
    // The minute that has just begun may still get its sample.
    const missing = expected - up - slow - down;
    const unmeasured = day === today ? Math.max(0, missing - 1) : missing;
    expectedAll += up + slow + down + unmeasured;
    workedAll += up + slow;
    return { day, state: stateOf(expected, { slow, down, unmeasured }), slow, down, unmeasured };
  });
  const isFresh = last !== undefined && now.getTime() - last.lastAt.getTime() <= FRESH_MS;
  return {
    component,
    now: isFresh ? last.lastState : 'unmeasured',
    uptime: expectedAll === 0 ? null : workedAll / expectedAll,
    days,
  };
}

/** All parts, from their samples of the last ninety days. */
export function statusOf(rows: readonly DaySamples[], now: Date): ComponentStatus[] {
  return components.map((component) => statusOfComponent(component, rows, now));
}

/** The worst state of all parts. */
export function overallOf(parts: readonly ComponentStatus[]): ComponentStatus['now'] {
  const order = ['down', 'slow', 'unmeasured'] as const;
  return order.find((state) => parts.some(({ now }) => now === state)) ?? 'up';
}
