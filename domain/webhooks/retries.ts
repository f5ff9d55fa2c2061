const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses before attempts 2 to 10: about three days. */
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

/** A webhook that only failed for this long is disabled. */
export const webhookSwitchOffMs = 5 * 24 * HOUR_MS;

/**
 * Time of the next attempt after `attempts` failures; null after the last. `random` in [0, 1) adds up to 10 % jitter.
 */
export function nextWebhookAttempt(attempts: number, now: Date, random: number): Date | null {
  const pauseMs = pausesMs[attempts - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs * (1 + random / 10));
}
