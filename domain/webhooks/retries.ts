const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses before the second to the tenth attempt: about three days in all. */
const pausesMs = [
  0.5 * MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  18 * HOUR_MS,
  22 * HOUR_MS,
] as const;

export const maxWebhookAttempts = pausesMs.length + 1;

/** An endpoint that has only failed for this long is switched off. */
export const webhookSwitchOffMs = 5 * 24 * HOUR_MS;

/**
 * When to try again after the given number of failed attempts; null after the last one. `random` in [0, 1) spreads the
 * attempts by up to a tenth, so that a receiver that comes back does not get all of them at once.
 */
export function nextWebhookAttempt(attempts: number, now: Date, random: number): Date | null {
  const pauseMs = pausesMs[attempts - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs * (1 + random / 10));
}
