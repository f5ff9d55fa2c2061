import { routes } from '#contract/index.ts';
import { isClosedDay } from '#domain/hours/day-plan.ts';
import { effectOf } from '#domain/series/coming-dates.ts';
import { seriesDates } from '#domain/series/series-dates.ts';
import { seriesLimits } from '#domain/series/series-rule.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { changeSeries, quoteSeriesChange } from '#server/modules/events/series/change-series.ts';
import { createSeries } from '#server/modules/events/series/create-series.ts';
import { endSeries } from '#server/modules/events/series/end-series.ts';
import { pauseSeries } from '#server/modules/events/series/pause-series.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';
import { findDates, findRunningSeries, findSeries, findSeriesSince } from '#server/modules/events/series/queries.ts';
import { readRule } from '#server/modules/events/series/read-rule.ts';
import { resumeSeries } from '#server/modules/events/series/resume-series.ts';
import { toSeries } from '#server/modules/events/series/to-series.ts';
import { toSeriesChange } from '#server/modules/events/series/to-series-change.ts';
import { findSchedule } from '#server/modules/people/profile/find-night.ts';

export function mountSeries(app: EndpointApp): void {
  async function answerAll({ db, actor, now }: AnyContext<Member>, rows: SeriesRow[]) {
    const ids = rows.map(({ id }) => id);
    const dates = await findDates(db, ids, now);
    const schedule = await findSchedule(db, actor.businessId);
    return rows.map((row) => toSeries(row, dates, { schedule, now }));
  }
  async function answer(ctx: AnyContext<Member>, row: SeriesRow) {
    const [series] = await answerAll(ctx, [row]);
    if (!series) throw new Error('a series has no answer');
    return series;
  }

  mount(app, routes.listSeries, async ({ ctx, query: { updated_since: since } }) => {
    const { businessId } = ctx.actor;
    const rows = since ? findSeriesSince(ctx.db, businessId, since) : findRunningSeries(ctx.db, businessId);
    return { data: await answerAll(ctx, await rows) };
  });
  mount(app, routes.getSeries, async ({ ctx, params }) => {
    const row = await findSeries(ctx.db, ctx.actor.businessId, params.id);
    if (!row) throw new Problem('not_found');
    return answer(ctx, row);
  });
  mount(
    app,
    routes.listSeriesDates,
    async ({ ctx, body: { starts_on: startsOn, closed_days: rule = 'ask', ...input } }) => {
      const schedule = await findSchedule(ctx.db, ctx.actor.businessId);
      const dates = seriesDates(readRule(input, startsOn)).map((day, i) => {
        const isClosed = isClosedDay(schedule, day);
        return { day, is_closed: isClosed, effect: i === 0 ? ('takes_place' as const) : effectOf(isClosed, rule) };
      });
      return { dates, paid_ahead: seriesLimits.paidAhead };
    },
  );
  mountOnce(app, routes.createSeries, async ({ ctx, body }) => answer(ctx, await createSeries(ctx, body)));
  mount(app, routes.previewSeriesChange, async ({ ctx, params, body }) => {
    const { changes, days, credits } = await quoteSeriesChange(ctx, params.id, body);
    return { dates: changes.map(toSeriesChange), days, credits };
  });
  mount(app, routes.changeSeries, async ({ ctx, params, body, ifMatch }) =>
    answer(ctx, await changeSeries(ctx, params.id, body, ifMatch)),
  );
  mountOnce(app, routes.endSeries, async ({ ctx, params, body }) => answer(ctx, await endSeries(ctx, params.id, body)));
  mountOnce(app, routes.pauseSeries, async ({ ctx, params, body }) =>
    answer(ctx, await pauseSeries(ctx, params.id, body)),
  );
  mountOnce(app, routes.resumeSeries, async ({ ctx, params }) => answer(ctx, await resumeSeries(ctx, params.id)));
}
