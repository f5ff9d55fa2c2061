import { routes } from '#contract/index.ts';
import { figureDay } from '#domain/analytics/figure-day.ts';
import type { AnalyticsPeriod } from '#domain/analytics/periods.ts';
import { periodDays } from '#domain/analytics/periods.ts';
import { channels } from '#domain/events/channels.ts';
import { pageSources } from '#domain/guest-pages/sources.ts';
import { givenCredits } from '#domain/plans/credit-price.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import {
  findArrivals,
  findChannels,
  findFigures,
  findImpressions,
  findMilestones,
  findPageOpens,
  findTitles,
} from '#server/modules/events/analytics/queries.ts';
import {
  toAnalytics,
  toAnalyticsCsv,
  toEventFigures,
  toMarks,
  toOrigins,
} from '#server/modules/events/analytics/to-analytics.ts';
import { findPaidCredits } from '#server/modules/money/credits/queries.ts';

async function read({ reader: db, actor, now }: Context<Member>, period: AnalyticsPeriod, eventId?: string) {
  const today = figureDay(now);
  const { from, to, previousFrom, previousTo } = periodDays(period, today);
  const [rows, previousRows, arrivals, previousArrivals, impressions, opens, came, paid] = await Promise.all([
    findFigures(db, actor.businessId, { from, to }, eventId),
    findFigures(db, actor.businessId, { from: previousFrom, to: previousTo }, eventId),
    findArrivals(db, actor.businessId, { from, to }, eventId),
    findArrivals(db, actor.businessId, { from: previousFrom, to: previousTo }, eventId),
    findImpressions(db, actor.businessId, { from, to }, eventId),
    findPageOpens(db, actor.businessId, { from, to }, eventId),
    findChannels(db, actor.businessId, { from, to }, eventId),
    findPaidCredits(db, actor.businessId),
  ]);
  const price = paid ?? givenCredits;
  const analytics = toAnalytics(period, today, { rows, previousRows, arrivals, previousArrivals, price });
  const opensBy = new Map(opens.map((each) => [each.source, each.opens]));
  const pages = pageSources.map((source) => ({ source, opens: opensBy.get(source) ?? 0 }));
  const cameBy = new Map(came.map((each) => [each.channel, each.participants]));
  const byChannel = channels.map((channel) => ({ channel, participants: cameBy.get(channel) ?? 0 }));
  const origins = { ...toOrigins(analytics.totals, impressions), pages, channels: byChannel };
  return { rows, arrivals, price, analytics: { ...analytics, ...origins } };
}

export function mountAnalytics(app: EndpointApp): void {
  mount(app, routes.getBusinessAnalytics, async ({ ctx, query: { period, metric_type }, wantsCsv }) => {
    const { rows, arrivals, price, analytics } = await read(ctx, period);
    if (wantsCsv) return toAnalyticsCsv(analytics.days);
    const ids = [...new Set(rows.flatMap(({ eventId }) => eventId ?? []))];
    const { reader: db, actor } = ctx;
    const [titles, milestones] = await Promise.all([
      findTitles(db, actor.businessId, ids),
      findMilestones(db, actor.businessId, analytics),
    ]);
    return {
      ...analytics,
      metric_type,
      events: toEventFigures({ rows, arrivals }, titles, metric_type, price),
      marks: toMarks(milestones, analytics),
    };
  });
  mount(app, routes.getEventAnalytics, async ({ ctx, params, query, wantsCsv }) => {
    const [event] = await findTitles(ctx.db, ctx.actor.businessId, [params.id]);
    if (!event) throw new Problem('not_found');
    const { analytics } = await read(ctx, query.period, event.id);
    return wantsCsv ? toAnalyticsCsv(analytics.days) : { ...analytics, event_id: event.id, title: event.title };
  });
}
