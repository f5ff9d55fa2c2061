import { addBerlinMonths } from '#domain/shared/berlin-time.ts';

export interface DemoPeriods {
  isActive: boolean;
  /** The current period, or the last one. */
  end: Date;
  /** Start and end of every period that was paid so far. */
  paid: { number: number; start: Date; end: Date }[];
}

/** The months of a demo subscription: each is paid when it begins; the one in which it is cancelled is the last. */
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
