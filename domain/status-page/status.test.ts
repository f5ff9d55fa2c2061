import { describe, expect, it } from 'vitest';
import type { DaySamples, QueueSignal } from './status.ts';
import { componentOf, judgeAnswer, judgeQueues, overallOf, statusDays, statusOf } from './status.ts';

const signal = (queue: string, more: Partial<QueueSignal> = {}): QueueSignal => ({
  queue,
  oldestReadySeconds: 0,
  late: 0,
  failing: 0,
  ...more,
});

describe('a queue', () => {
  it.each([
    ['deliver-webhook', 'webhooks'],
    ['send-notices', 'mails'],
    ['mail-guest-notices', 'mails'],
    ['confirm-contact-message', 'mails'],
    ['send-push', 'jobs'],
    ['publish-event', 'jobs'],
    ['store-invoice', 'payments'],
    ['reconcile-payments', 'payments'],
  ])('%s belongs to %s', (queue, component) => {
    expect(componentOf(queue)).toBe(component);
  });
});

describe('a part', () => {
  it.each([
    ['mails', signal('send-notices'), false, 'up'],
    ['mails', signal('send-notices', { oldestReadySeconds: 119 }), false, 'up'],
    ['mails', signal('send-notices', { oldestReadySeconds: 120 }), false, 'slow'],
    ['mails', signal('send-notices', { oldestReadySeconds: 900 }), false, 'down'],
    ['mails', signal('send-notices', { failing: 3 }), false, 'slow'],
    ['mails', signal('publish-event', { oldestReadySeconds: 900 }), false, 'up'],
    ['webhooks', signal('deliver-webhook', { oldestReadySeconds: 9000, late: 2 }), false, 'up'],
    ['webhooks', signal('deliver-webhook', { late: 3 }), false, 'slow'],
    ['webhooks', signal('deliver-webhook', { late: 10 }), false, 'down'],
    ['webhooks', signal('deliver-webhook'), true, 'slow'],
    ['payments', signal('store-invoice'), true, 'down'],
    ['jobs', signal('publish-event', { oldestReadySeconds: 300 }), false, 'slow'],
  ] as const)('%s with %j, off: %s, is %s', (component, queue, isOff, state) => {
    expect(judgeQueues(component, [queue], isOff)).toBe(state);
  });

  it('answers slowly above a second', () => {
    expect([judgeAnswer(1000), judgeAnswer(1001)]).toEqual(['up', 'slow']);
  });
});

const now = new Date('2026-11-21T12:00:00Z');
const samples = (day: string, more: Partial<DaySamples> = {}): DaySamples => ({
  component: 'api',
  day,
  up: 1440,
  slow: 0,
  down: 0,
  firstAt: new Date(`${day}T00:00:00Z`),
  lastAt: new Date('2026-11-21T11:59:00Z'),
  lastState: 'up',
  ...more,
});
const apiOf = (rows: DaySamples[], at = now) => statusOf(rows, at)[0] ?? expect.fail();

describe('ninety days', () => {
  it('begin with the first sample; before it is nothing to say', () => {
    const first = new Date('2026-11-18T23:00:00Z');
    const api = apiOf([
      samples('2026-11-19', { firstAt: first }),
      samples('2026-11-20'),
      samples('2026-11-21', { up: 780 }),
    ]);
    expect(api.days).toHaveLength(statusDays);
    expect(api.days.slice(-4).map(({ state }) => state)).toEqual(['none', 'up', 'up', 'up']);
    expect([api.now, api.uptime]).toEqual(['up', 1]);
  });

  it('count a time without samples as not measured, and not as working', () => {
    const first = new Date('2026-11-18T23:00:00Z');
    const api = apiOf([samples('2026-11-19', { firstAt: first }), samples('2026-11-21', { up: 780 })]);
    expect(api.days.at(-2)).toEqual({ day: '2026-11-20', state: 'unmeasured', slow: 0, down: 0, unmeasured: 1440 });
    expect(api.uptime).toBeCloseTo((1440 + 780) / (1440 + 780 + 1440), 5);
  });

  it('say when a part was down or slow', () => {
    const first = new Date('2026-11-18T23:00:00Z');
    const api = apiOf([
      samples('2026-11-19', { firstAt: first, up: 1400, down: 40 }),
      samples('2026-11-20', { up: 1400, slow: 40 }),
      samples('2026-11-21', { up: 780, lastState: 'slow' }),
    ]);
    expect(api.days.slice(-3).map(({ state }) => state)).toEqual(['down', 'slow', 'up']);
    expect(api.now).toBe('slow');
  });

  it('say that nothing is measured when the last sample is old, or there is none', () => {
    const old = samples('2026-11-21', { up: 700, lastAt: new Date('2026-11-21T11:50:00Z') });
    expect(apiOf([old]).now).toBe('unmeasured');
    expect(apiOf([])).toMatchObject({ now: 'unmeasured', uptime: null });
    expect(overallOf(statusOf([], now))).toBe('unmeasured');
  });

  it('know days with 23 and 25 hours', () => {
    const first = new Date('2026-10-23T22:00:00Z');
    const at = new Date('2026-10-26T12:00:00Z');
    const api = apiOf(
      [
        samples('2026-10-24', { firstAt: first }),
        samples('2026-10-25', { up: 1500 }),
        samples('2026-10-26', { up: 780 }),
      ],
      at,
    );
    expect(api.days.slice(-3).map(({ unmeasured }) => unmeasured)).toEqual([0, 0, 0]);
  });
});
