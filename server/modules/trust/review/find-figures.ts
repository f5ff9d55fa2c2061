import { sql } from 'drizzle-orm';
import { verificationHours } from '#domain/verification/status.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';

/** Including the current week. */
const FIGURE_WEEKS = 12;

interface Speed extends Record<string, unknown> {
  decided: number;
  median_hours: number | null;
  p95_hours: number | null;
}
interface Week extends Speed {
  week: string;
}
interface Whole extends Speed {
  since: string;
  late: number;
  verified_later: number;
}
interface ReviewerRow extends Record<string, unknown> {
  username: string;
  verified: number;
  rejected: number;
  taken_back: number;
  returned: number;
}
interface Waiting extends Record<string, unknown> {
  waiting: number;
  late: number;
  oldest: string | null;
}

/**
 * A decision counts in its week, Europe/Berlin; hours run from registration or resubmission, the latter not stored for
 * old decisions.
 */
export async function findFigures({ db, now }: Context<Reviewer>) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const thisWeek = sql`date_trunc('week', ${at} at time zone 'Europe/Berlin')`;
  const firstWeek = sql`${thisWeek} - make_interval(weeks => ${FIGURE_WEEKS - 1})`;
  const since = sql`(${firstWeek}) at time zone 'Europe/Berlin'`;
  const decisions = sql`
    select d.business_id, d.reviewer_id, d.outcome, d.decided_at,
      date_trunc('week', d.decided_at at time zone 'Europe/Berlin') as week,
      extract(epoch from d.decided_at - coalesce(d.submitted_at, case when not exists (
        select from verification_decisions former
        where former.business_id = d.business_id and former.decided_at < d.decided_at) then b.created_at end)) / 3600 as hours
    from verification_decisions d
    join businesses b on b.id = d.business_id
    where d.decided_at >= ${since}`;
  const speed = sql`count(d.business_id)::int as decided,
    (percentile_cont(0.5) within group (order by d.hours))::float as median_hours,
    (percentile_cont(0.95) within group (order by d.hours))::float as p95_hours`;
  const [whole, weeks, reviewers, waiting] = await Promise.all([
    db.execute<Whole>(sql`
      with d as (${decisions})
      select ${speed}, to_char(${firstWeek}, 'YYYY-MM-DD') as since,
        (count(*) filter (where d.hours > ${verificationHours.latest}))::int as late,
        (count(*) filter (where d.outcome = 'rejected' and (
          select next.outcome from verification_decisions next
          where next.business_id = d.business_id and next.decided_at > d.decided_at
          order by next.decided_at limit 1) = 'verified'))::int as verified_later
      from d`),
    db.execute<Week>(sql`
      with d as (${decisions})
      select to_char(w.week, 'YYYY-MM-DD') as week, ${speed}
      from generate_series(${firstWeek}, ${thisWeek}, interval '1 week') as w(week)
      left join d on d.week = w.week
      group by w.week
      order by w.week`),
    db.execute<ReviewerRow>(sql`
      with made as (
        select reviewer_id, count(*) filter (where outcome = 'verified') as verified,
          count(*) filter (where outcome = 'rejected') as rejected
        from verification_decisions where decided_at >= ${since} group by reviewer_id
      ), undone as (
        select reviewer_id, count(*) filter (where not is_returned) as taken_back,
          count(*) filter (where is_returned) as returned
        from undone_decisions where undone_at >= ${since} group by reviewer_id
      )
      select r.username, coalesce(made.verified, 0)::int as verified, coalesce(made.rejected, 0)::int as rejected,
        coalesce(undone.taken_back, 0)::int as taken_back, coalesce(undone.returned, 0)::int as returned
      from reviewers r
      left join made on made.reviewer_id = r.id
      left join undone on undone.reviewer_id = r.id
      where made.reviewer_id is not null or undone.reviewer_id is not null
      order by coalesce(made.verified, 0) + coalesce(made.rejected, 0) desc, r.username collate "C"`),
    db.execute<Waiting>(sql`
      select count(*)::int as waiting,
        (count(*) filter (where since < ${at} - make_interval(hours => ${verificationHours.latest})))::int as late,
        to_char(min(since) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
      from (
        select coalesce(b.resubmitted_at, b.created_at) as since
        from businesses b
        where b.verification_status = 'pending' and b.closed_at is null and b.test_of is null and not exists (
          select from held_decisions h where h.business_id = b.id and h.settles_at is not null)
      ) as pending`),
  ]);
  const [all, open] = [whole.rows[0], waiting.rows[0]];
  if (!all || !open) throw new Error('the figures of the desk came back empty');
  return { all, open, weeks: weeks.rows, reviewers: reviewers.rows };
}
