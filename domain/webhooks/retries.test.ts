import { describe, expect, it } from 'vitest';
import { maxWebhookAttempts, nextWebhookAttempt } from '#domain/webhooks/retries.ts';
import { fc } from '#tests/support/fast-check.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hours = (random: number) => {
  let at = now;
  for (let attempts = 1; attempts < maxWebhookAttempts; attempts++) at = nextWebhookAttempt(attempts, at, random) ?? at;
  return (at.getTime() - now.getTime()) / 3_600_000;
};

describe('the attempts of a webhook', () => {
  it('are ten over about three days', () => {
    expect(maxWebhookAttempts).toBe(10);
    expect(hours(0)).toBeGreaterThan(70);
    expect(hours(0.999)).toBeLessThan(80);
  });

  it('come at growing pauses, spread by a tenth at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maxWebhookAttempts - 1 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempts, random) => {
          const pause = (n: number, r: number) =>
            (nextWebhookAttempt(n, now, r)?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime();
          const earliest = pause(attempts, 0);
          return (
            pause(attempts, random) >= earliest &&
            pause(attempts, random) <= earliest * 1.1 &&
            pause(attempts + 1, 0) > pause(attempts, random)
          );
        },
      ),
    );
  });

  it('end after the last', () => {
    expect(nextWebhookAttempt(maxWebhookAttempts, now, 0)).toBeNull();
  });
});
