import type { SeriesChangeInput } from '#contract/series.ts';
import { seriesEtagLeavesOut } from '#contract/series.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import { publishObstacles } from '#domain/events/publishable.ts';
import { isClosedDay } from '#domain/hours/day-plan.ts';
import { unpaidItems } from '#domain/plans/tariffs.ts';
import { appearingDates, effectOf } from '#domain/series/coming-dates.ts';
import type { ChangeEffect } from '#domain/series/series-change.ts';
import { changeDate, changeEffect } from '#domain/series/series-change.ts';
import { seriesDates } from '#domain/series/series-dates.ts';
import type { SeriesRule } from '#domain/series/series-rule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { cancelLockedEvent } from '#server/modules/events/events/cancel-event.ts';
import { deleteLockedEvent } from '#server/modules/events/events/delete-event.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import { changeContent, contentOf } from '#server/modules/events/events/event-content.ts';
import { refuseObstacles, requireAction } from '#server/modules/events/events/lock-event.ts';
import { isBusinessVerified } from '#server/modules/events/events/publish-event.ts';
import { paidItems, pricedOptions } from '#server/modules/events/events/quote-event.ts';
import { changeLockedEvent } from '#server/modules/events/events/update-event.ts';
import { toTemplate } from '#server/modules/events/series/create-series.ts';
import { fillSeries, rolledBefore, templateOf, writeSeries } from '#server/modules/events/series/fill-series.ts';
import type { DateRow } from '#server/modules/events/series/lock-series.ts';
import { datesInScope, lockDates, lockSeries, ruleOf } from '#server/modules/events/series/lock-series.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';
import { readRule } from '#server/modules/events/series/read-rule.ts';
import { guestsOf, toSeriesState } from '#server/modules/events/series/to-series.ts';
import { writeSeriesAudit } from '#server/modules/events/series/write-series-audit.ts';
import { lockAccount } from '#server/modules/money/credits/lock-account.ts';
import { findSchedule } from '#server/modules/people/profile/find-night.ts';

type InTransaction = TransactionContext<Member>;

/** Effect of a change on one date. */
export interface DateChange {
  /** Null for a date that would appear. */
  event: DateRow | null;
  day: string;
  effect: ChangeEffect;
  before: EventContent;
  after: EventContent;
  own: (keyof EventContent & string)[];
  guests: number;
  asks: boolean;
  isClosed: boolean;
}

interface Plan {
  changes: DateChange[];
  template: EventContent;
  rule: SeriesRule;
  days: string[];
  /** With a new rule: its dates appear from this day. */
  rolledUntil: string | null;
  /** Additional credits of paid dates. */
  credits: number;
}

const canChange = ({ status }: DateRow) => status === 'draft' || status === 'scheduled' || status === 'published';

/** A rule adds and removes dates, which requires more than editing. */
function requireRuleRights({ actor }: InTransaction): void {
  for (const permission of ['create_events', 'delete_events'] as const) {
    if (!mayMember(actor, permission))
      throw new Problem('permission_missing', { members: { required_permission: permission } });
  }
}

function ruleChange(
  series: SeriesRow,
  { rule: input, scope }: SeriesChangeInput,
  from: string | null,
  today: string,
): { rule: SeriesRule; lower: string } | null {
  if (!input) return null;
  const { starts_on: startsOn, ...rest } = input;
  if (startsOn !== undefined && startsOn !== series.startsOn && startsOn < today)
    throw invalidField('rule.starts_on', 'past', 'Dates that are over stay as they are');
  const rule = readRule(rest, startsOn ?? series.startsOn, 'rule.');
  const first = startsOn ?? (scope === 'all' ? series.startsOn : (from ?? today));
  return { rule, lower: first < today ? today : first };
}

/** Plans a change without writing, on locked data. */
async function planChange(tx: InTransaction, series: SeriesRow, input: SeriesChangeInput): Promise<Plan> {
  const today = berlinDay(tx.now);
  const schedule = await findSchedule(tx.db, series.businessId);
  const dates = await lockDates(tx, series.id);
  const { from, chosen } = datesInScope(dates, input, tx.now);
  if (input.rule) requireRuleRights(tx);
  const before = templateOf(series);
  const template = changeContent(before, input.changes ?? {});
  refuseObstacles(publishObstacles({ ...template, eventDate: today }, template.tariff, today));

  const changed = ruleChange(series, input, from, today);
  const rule = changed?.rule ?? ruleOf(series);
  const days = changed ? seriesDates(rule) : series.days;
  const named = new Set(days);
  const changes = chosen.filter(canChange).map((event): DateChange => {
    const present = contentOf(event);
    const overwrites = input.overwrite?.includes(event.id) ?? false;
    const { content, own } = changeDate(present, { before, after: template, overwrites });
    const guests = guestsOf(event);
    const isChanged = JSON.stringify(content) !== JSON.stringify(present);
    const hasBegun = event.startsAt !== null && event.startsAt <= tx.now;
    const isNamed = !changed || hasBegun || named.has(event.seriesDate);
    const usual = changeEffect(isNamed, guests > 0, isChanged);
    const mayCancel = canEvent(event, 'cancel');
    const effect = usual === 'kept' && mayCancel && input.cancel?.includes(event.id) ? 'cancelled' : usual;
    const after = effect === 'changed' ? content : present;
    const isClosed = isClosedDay(schedule, event.eventDate);
    return {
      event,
      day: event.seriesDate,
      effect,
      before: present,
      after,
      own,
      guests,
      asks: effect === 'changed' && guests > 0,
      isClosed,
    };
  });

  const rolledUntil = changed ? rolledBefore(changed.lower) : null;
  const known = new Set(dates.map(({ seriesDate }) => seriesDate));
  const closedDays = input.closed_days ?? series.closedDays;
  const added = rolledUntil === null ? [] : appearingDates(days, rolledUntil, today);
  for (const day of added) {
    const isClosed = isClosedDay(schedule, day);
    if (known.has(day) || effectOf(isClosed, closedDays) === 'skipped') continue;
    const content = { ...template, eventDate: day };
    changes.push({
      event: null,
      day,
      effect: 'added',
      before: content,
      after: content,
      own: [],
      guests: 0,
      asks: false,
      isClosed,
    });
  }
  const credits = changes.reduce((sum, change) => sum + furtherCost(change), 0);
  return {
    changes: changes.toSorted((a, b) => a.day.localeCompare(b.day)),
    template,
    rule,
    days,
    rolledUntil,
    credits,
  };
}

function furtherCost({ event, effect, after }: DateChange): number {
  if (!event || effect !== 'changed' || event.status === 'draft') return 0;
  return unpaidItems(event.tariff, pricedOptions(after), paidItems(event)).total;
}

/** Effects of a change per date. */
export async function quoteSeriesChange(
  ctx: Context<Member>,
  id: string,
  input: SeriesChangeInput,
): Promise<Pick<Plan, 'changes' | 'days' | 'credits'>> {
  return inTransaction(ctx, async (tx) => planChange(tx, await lockSeries(tx, id), input));
}

function requireConfirmed(changes: readonly DateChange[], confirmed: readonly string[] = []): void {
  const asking = changes.flatMap(({ event, asks }) =>
    event && asks && !confirmed.includes(event.id) ? [event.id] : [],
  );
  if (asking.length > 0) {
    throw new Problem('series_guests', {
      detail: `${asking.length} of the dates have guests`,
      members: { dates: asking },
    });
  }
}

/**
 * Changes dates of a series from one on, or all coming ones, and its template. Dates with guests change only when
 * confirmed (409 `series_guests`) and are cancelled only when named, never removed.
 */
export async function changeSeries(
  ctx: Context<Member>,
  id: string,
  input: SeriesChangeInput,
  ifMatch: string | undefined,
): Promise<SeriesRow> {
  return inTransaction(ctx, async (tx) => {
    const isVerified = await isBusinessVerified(tx, tx.actor.businessId);
    const series = await lockSeries(tx, id);
    requireMatch(ifMatch, toSeriesState(series), seriesEtagLeavesOut);
    if (series.status === 'ended') throw new Problem('event_state', { detail: 'The series has ended' });
    const plan = await planChange(tx, series, input);
    requireConfirmed(plan.changes, input.confirmed);
    await lockAccount(tx, series.businessId);
    for (const { event, effect, after } of plan.changes) {
      if (!event) continue;
      if (effect === 'removed') {
        requireAction(event, 'delete');
        await deleteLockedEvent(tx, event);
      }
      if (effect === 'cancelled') {
        await cancelLockedEvent(tx, event, { reason: input.reason ?? null, isDeletedThen: false });
      }
      if (effect !== 'changed') continue;
      requireAction(event, 'edit');
      await changeLockedEvent(tx, event, after, input.tell_guests ?? 'all');
    }
    const { rule } = plan;
    const written = await writeSeries(tx, id, {
      ...rule,
      weekdays: [...rule.weekdays],
      days: plan.days,
      template: { ...toTemplate(plan.template) },
      closedDays: input.closed_days ?? series.closedDays,
      publishDaysBefore: input.publish_days_before ?? series.publishDaysBefore,
      ...(plan.rolledUntil === null ? {} : { rolledUntil: plan.rolledUntil }),
      updatedAt: tx.now,
    });
    await writeSeriesAudit(tx, 'series_changed', written);
    if (written.status === 'paused') return written;
    return fillSeries(tx, written, { isVerified, whenShort: 'pause' });
  });
}
