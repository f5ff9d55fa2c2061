import { addBerlinMonths } from '#domain/shared/berlin-time.ts';

export interface DemoPeriods {
  isActive: boolean;
  /** Current or last period. */
  end: Date;
  /** Paid periods. */
  paid: { number: number; start: Date; end: Date }[];
}

/** Months of a subscription, each paid at its start; the month of the cancellation is the last. */
export function demoPeriods(startedAt: Date, cancelledAt: Date | null, now: Date): DemoPeriods {
  const until = cancelledAt !== null && cancelledAt < now ? cancelledAt : now;
  const paid: DemoPeriods['paid'] = [];
  let end = startedAt;
  do {
    const start = end;
    end = addBerlinMonths(startedAt, paid.length + 1);
    paid.push({ number: paid.length + 1, start, end });
  } while (end <= until);
  return { isActive: end > now, end, paid };
}
