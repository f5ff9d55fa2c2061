import { and, between, eq, exists, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { eventViews } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { indexOfBest } from '#domain/analytics/by-weekday.ts';
import { reportWeek } from '#domain/analytics/report-week.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { weeklyReportMail } from '#server/adapters/mails/report-mails.ts';
import { unsubscribeOf } from '#server/adapters/mails/unsubscribe-link.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { aroundDays, findFigures } from '#server/modules/events/analytics/queries.ts';
import { findNoticeReaders } from '#server/modules/news/notices/queries.ts';

const notReported = (to: string) => or(isNull(businesses.reportedUntil), lt(businesses.reportedUntil, to));

/** Businesses with views or joins in the week and no report yet. */
async function findDue(db: Connection, { from, to }: { from: string; to: string }) {
  const joinDay = sql`(${eventParticipants.createdAt} at time zone 'Europe/Berlin')::date`;
  const seen = db
    .select({ one: sql`1` })
    .from(eventViews)
    .where(and(eq(eventViews.businessId, businesses.id), between(eventViews.day, from, to)));
  const joined = db
    .select({ one: sql`1` })
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.businessId, businesses.id),
        aroundDays(eventParticipants.createdAt, { from, to }),
        between(joinDay, from, to),
      ),
    );
  return db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(isNull(businesses.closedAt), notReported(to), or(exists(seen), exists(joined))));
}

/**
 * Enqueues last week's report for everybody who may read the figures, once per week over all processes: the day is
 * stored on the business in the same transaction.
 */
export const sendWeeklyReports = defineJob(
  'send-weekly-reports',
  {
    retry: 'soon',
    // Repeated hourly in case nothing ran at nine; each business reports once.
    schedule: '0 9-20 * * 1',
  },
  async (ctx): Promise<void> => {
    const { from, to } = reportWeek(berlinDay(ctx.now));
    for (const { id } of await findDue(ctx.db, { from, to })) {
      await inTransaction(ctx, async ({ db, deps }) => {
        const [mine] = await db
          .update(businesses)
          .set({ reportedUntil: to })
          .where(and(eq(businesses.id, id), isNull(businesses.closedAt), notReported(to)))
          .returning({ id: businesses.id });
        if (!mine) return;
        for (const { memberId } of await findNoticeReaders(db, id, 'report')) {
          await enqueue({ db, deps }, sendWeeklyReport, { businessId: id, memberId, from });
        }
      }).catch((error) => ctx.deps.logger.error({ err: error, businessId: id }, 'a weekly report was not planned'));
    }
  },
);

/** Mails a member the week from `from`, unless not permitted, turned off or empty. */
export const sendWeeklyReport = defineJob(
  'send-weekly-report',
  { data: { businessId: z.uuid(), memberId: z.uuid(), from: z.iso.date() }, retry: 'a day' },
  async ({ db, deps, now }, { businessId, memberId, from }): Promise<void> => {
    const readers = await findNoticeReaders(db, businessId, 'report');
    const reader = readers.find((one) => one.memberId === memberId);
    if (!reader) return;
    const to = addDays(from, 6);
    // The job belongs to this business.
    const rows = await findFigures(db, businessId as BusinessScope, { from, to });
    const days = Array.from({ length: 7 }, (_, index) => {
      const day = addDays(from, index);
      const ofDay = rows.filter((row) => row.day === day);
      const sum = (figure: 'views' | 'opened' | 'participants') => ofDay.reduce((total, row) => total + row[figure], 0);
      return { day, views: sum('views'), opened: sum('opened'), joined: sum('participants') };
    });
    const best = indexOfBest(days.map(({ views }) => views)) ?? indexOfBest(days.map(({ joined }) => joined));
    if (best === null) return;
    const unsubscribe = unsubscribeOf(deps.config, reader, 'report', now);
    await deps.mailer.send(
      await weeklyReportMail(deps.config, reader.language, { ...reader, days, best, unsubscribe }),
    );
  },
);
