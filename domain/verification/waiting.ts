import { URGENT_HOURS, verificationHours } from '#domain/verification/status.ts';

const HOUR_MS = 3_600_000;

export interface Waiting {
  minutes: number;
  /** Until the promise is broken; negative afterwards. */
  minutesLeft: number;
  /** 0 to 1 of the promised time. */
  share: number;
  isUrgent: boolean;
}

export function dueAt(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + verificationHours.latest * HOUR_MS);
}

export function waitingOf(submittedAt: Date, now: Date): Waiting {
  const waitedMs = Math.max(0, now.getTime() - submittedAt.getTime());
  const minutes = Math.floor(waitedMs / 60_000);
  return {
    minutes,
    minutesLeft: verificationHours.latest * 60 - minutes,
    share: Math.min(1, waitedMs / (verificationHours.latest * HOUR_MS)),
    isUrgent: waitedMs > URGENT_HOURS * HOUR_MS,
  };
}
