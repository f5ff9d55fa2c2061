import { routes } from '#contract/index.ts';
import type { NamedTarget } from '#domain/reports/targets.ts';
import { readTarget } from '#domain/reports/targets.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import { toNewMeasure } from '#server/modules/trust/measures/impose-measure.ts';
import { decideReport } from '#server/modules/trust/reports/decide-report.ts';
import { decideWithMeasure } from '#server/modules/trust/reports/decide-with-measure.ts';
import { findReportFigures, toFiguresCsv } from '#server/modules/trust/reports/figure-queries.ts';
import { findTarget } from '#server/modules/trust/reports/find-target.ts';
import type { CaseRow } from '#server/modules/trust/reports/queries.ts';
import { countCases, findCase, findCasePage } from '#server/modules/trust/reports/queries.ts';
import { countReport, sendReport } from '#server/modules/trust/reports/send-report.ts';
import { toCaseEntry, toReportCase } from '#server/modules/trust/reports/to-report-case.ts';

export function mountReports(app: EndpointApp): void {
  mountOnce(app, routes.sendReport, {
    prepare: ({ ctx, body }) => countReport(ctx, body),
    commit: ({ ctx, body: { target, good_faith: _, ...report } }, mayMail) =>
      sendReport(ctx, readTarget(target, ctx.deps.config.publicUrl), { ...report, named: target }, mayMail),
  });
  mountOnce(app, routes.sendAppReport, {
    prepare: ({ ctx, body }) => countReport(ctx, { email: body.email, appUserId: body.user_id }),
    commit: ({ ctx, body: { event_id: eventId, business_id: businessId, user_id: appUserId, ...body } }, mayMail) => {
      const { kind, explanation, name, email } = body;
      const target: NamedTarget =
        eventId === null ? { kind: 'business', id: businessId ?? '' } : { kind: 'event', id: eventId };
      return sendReport(ctx, target, { kind, explanation, name, email, appUserId }, mayMail);
    },
  });
  mountDesk(app);
}

function targetOf({ reportCase: { businessId, eventId } }: CaseRow): NamedTarget | null {
  if (eventId !== null) return { kind: 'event', id: eventId };
  return businessId === null ? null : { kind: 'business', id: businessId };
}

function mountDesk(app: EndpointApp): void {
  const { db, config } = app.deps;

  async function readCase({ now }: Context<Reviewer>, id: string) {
    const parts = await findCase(db, id);
    if (!parts) throw new Problem('not_found');
    const target = targetOf(parts.found);
    const current = target && (await findTarget(db, target, now));
    return toReportCase(config, { ...parts, current });
  }

  // Not logged for the business: it learns of a report once something follows.
  mount(app, routes.listReports, async ({ ctx, query: { page, limit, ...filter } }) => {
    const [counts, { rows, total }] = await Promise.all([
      countCases(db, ctx.now),
      findCasePage(db, filter, limit, page),
    ]);
    const cases = rows.map(({ reportCase }) => reportCase.id);
    const subject = `reviewer:${ctx.actor.reviewerId}`;
    if (cases.length > 0) await writeAccess(ctx, { action: 'reports_read', subject, after: { cases } });
    return { data: rows.map(toCaseEntry), page, limit, total, next_cursor: null, counts };
  });
  mount(app, routes.getReport, async ({ ctx, params }) => {
    const found = await readCase(ctx, params.id);
    await writeAccess(ctx, { action: 'report_read', subject: `report_case:${params.id}`, after: null });
    return found;
  });
  mount(app, routes.decideReport, async ({ ctx, params, body }) => {
    const { measure, ...decision } = body;
    await inTransaction(ctx, (tx) =>
      measure
        ? decideWithMeasure(tx, params.id, decision, toNewMeasure(measure))
        : decideReport(tx, params.id, decision),
    );
    return readCase(ctx, params.id);
  });
  mount(app, routes.readReportFigures, async ({ query: { year }, wantsCsv }) => {
    const data = await findReportFigures(db, year);
    return wantsCsv ? toFiguresCsv(year, data) : { year, data };
  });
}
