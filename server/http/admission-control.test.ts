import { beforeEach, describe, expect, it } from 'vitest';
import type { Priority } from '#contract/shared/route.ts';
import type { AdmissionControl } from '#server/http/admission-control.ts';
import { createAdmissionControl } from '#server/http/admission-control.ts';

type Sheddable = Exclude<Priority, 'always'>;
const priorities: Sheddable[] = ['figures', 'guest_reads', 'member_reads', 'writes'];

let time: number;
let rule: AdmissionControl;
/** Ends each call in flight, oldest first. */
let inFlight: (() => void)[];
beforeEach(() => {
  time = 0;
  inFlight = [];
  rule = createAdmissionControl(() => time);
});

function admit(priority: Sheddable): boolean {
  const leave = rule.admit(priority);
  if (leave) inFlight.push(leave);
  return leave !== undefined;
}
const enterMany = (priority: Sheddable, count: number) =>
  Array.from({ length: count }, () => admit(priority)).filter(Boolean).length;
const end = (count: number) => {
  for (const leave of inFlight.splice(0, count)) leave();
};

/** Calls of all priorities at three times the served rate: one per millisecond, one response every three. */
function crowd(seconds: number) {
  const came = Object.fromEntries(priorities.map((each) => [each, { in: 0, refused: 0 }]));
  let longest = 0;
  for (let n = 0; n < seconds * 1000; n++) {
    time++;
    const priority =
      (
        [
          'guest_reads',
          'figures',
          'guest_reads',
          'member_reads',
          'guest_reads',
          'figures',
          'guest_reads',
          'writes',
        ] as const
      )[n % 8] ?? 'guest_reads';
    const counted = came[priority];
    if (counted) counted[admit(priority) ? 'in' : 'refused']++;
    if (n % 3 === 0) end(1);
    longest = Math.max(longest, inFlight.length);
  }
  return { came, longest };
}

describe('with more calls than are answered', () => {
  it('a burst that is gone soon is let in whole', () => {
    expect(enterMany('figures', 300)).toBe(300);
    time += 400;
    end(290);
    time += 400;
    expect(enterMany('figures', 2)).toBe(2);
    expect(rule.isOverloaded()).toBe(false);
  });

  it('the cheapest to lose are refused first, and nobody waits behind many', () => {
    // Those of the first second are served first.
    crowd(5);
    const { came, longest } = crowd(10);
    expect(longest).toBeLessThanOrEqual(24);
    expect(came.writes).toMatchObject({ refused: 0 });
    expect(came.member_reads?.refused).toBeLessThan((came.member_reads?.in ?? 0) / 20);
    expect(came.figures?.in).toBe(0);
    // The rest of the capacity is for reads.
    const all = Object.values(came).reduce((sum, each) => sum + each.in, 0);
    expect(all).toBeGreaterThan(3300);
    expect(came.guest_reads?.in).toBe(all - (came.member_reads?.in ?? 0) - (came.writes?.in ?? 0));
  });

  it('everybody is let in again when the crowd has gone', () => {
    crowd(5);
    expect(rule.isOverloaded()).toBe(true);
    end(inFlight.length);
    time += 5001;
    expect(enterMany('figures', 100)).toBe(100);
  });

  it('calls that wait for something else do not count', () => {
    expect(enterMany('writes', 40)).toBe(40);
    time += 2001;
    expect(enterMany('figures', 10)).toBe(10);
    expect(rule.isOverloaded()).toBe(false);
  });
});
