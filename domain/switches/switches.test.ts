import { describe, expect, it } from 'vitest';
import {
  isThrownOff,
  onSince,
  pauseOf,
  retrySeconds,
  switches,
  switchNear,
  switchOf,
  switchStops,
} from './switches.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = new Date('2026-11-21T11:00:00Z');
const [before, after] = [new Date('2026-11-21T11:30:00Z'), new Date('2026-11-21T12:30:00Z')];

describe('a switch', () => {
  it.each([
    ['never thrown', undefined, false, undefined],
    ['off without an end', { isOff: true, at, until: null }, true, null],
    ['off until later', { isOff: true, at, until: after }, true, null],
    ['off until before', { isOff: true, at, until: before }, false, before],
    ['off until now', { isOff: true, at, until: now }, false, now],
    ['thrown back', { isOff: false, at, until: null }, false, at],
  ])('%s', (_, last, isOff, since) => {
    expect([isThrownOff(last, now), onSince(last, now)]).toEqual([isOff, since]);
  });

  it.each([
    [null, 300],
    [new Date('2026-11-21T12:00:20.500Z'), 21],
    [new Date('2026-11-22T12:00:00Z'), 3600],
    [before, 1],
  ])('until %s is asked for again after %i seconds', (until, seconds) => {
    expect(retrySeconds(until, now)).toBe(seconds);
  });
});

describe('the table of switches', () => {
  it('names each operation and each job once', () => {
    const stopped = switches.flatMap((name) => [...switchStops[name].operations, ...switchStops[name].partly]);
    expect(new Set(stopped).size).toBe(stopped.length);
    const jobs = switches.flatMap((name) => Object.keys(switchStops[name].jobs));
    expect(new Set(jobs).size).toBe(jobs.length);
  });

  it('stops nothing that it says goes on', () => {
    for (const name of switches)
      for (const operation of switchStops[name].goesOn)
        expect([name, operation, switchOf(operation) === name]).toEqual([name, operation, false]);
  });

  it('finds the switch of an operation and of a job', () => {
    expect(switchOf('publishEvent')).toBe('publishing');
    expect([switchOf('createEvent'), switchNear('createEvent')]).toEqual([undefined, 'publishing']);
    expect([switchOf('cancelEvent'), switchNear('cancelEvent')]).toEqual([undefined, undefined]);
    expect(pauseOf('deliver-webhook')).toEqual({ name: 'webhooks', pause: 'held' });
    expect(pauseOf('send-notices')).toBeUndefined();
  });
});
