import type { z } from 'zod';
import type { LookupMeterSchema, ReviewFiguresSchema } from '#contract/review-desk.ts';
import { registerLookups } from '#domain/verification/desk.ts';
import type { findFigures } from '#server/modules/trust/review/find-figures.ts';
import type { Meter } from '#server/modules/trust/review/queries.ts';

export function toMeter({ used, left, nextFreeAt }: Meter): z.input<typeof LookupMeterSchema> {
  return { limit: registerLookups.limit, used, left, next_free_at: nextFreeAt?.toISOString() ?? null };
}

const tenths = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10);

/** Hours to one decimal. */
export function toFigures({
  all,
  open,
  weeks,
  reviewers,
}: Awaited<ReturnType<typeof findFigures>>): z.input<typeof ReviewFiguresSchema> {
  const sum = (name: 'taken_back' | 'returned') => reviewers.reduce((total, row) => total + row[name], 0);
  return {
    since: all.since,
    waiting: { businesses: open.waiting, late: open.late, oldest_submitted_at: open.oldest },
    decided: all.decided,
    late: all.late,
    median_hours: tenths(all.median_hours),
    p95_hours: tenths(all.p95_hours),
    taken_back: sum('taken_back'),
    returned: sum('returned'),
    verified_later: all.verified_later,
    weeks: weeks.map(({ week, decided, median_hours: median, p95_hours: p95 }) => ({
      week,
      decided,
      median_hours: tenths(median),
      p95_hours: tenths(p95),
    })),
    reviewers: reviewers.map(({ username, verified, rejected, taken_back: takenBack, returned }) => ({
      username,
      verified,
      rejected,
      taken_back: takenBack,
      returned,
    })),
  };
}
