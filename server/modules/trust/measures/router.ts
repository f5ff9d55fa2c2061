import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import { changeMeasure } from '#server/modules/trust/measures/change-measure.ts';
import { decideComplaint } from '#server/modules/trust/measures/decide-complaint.ts';
import { imposeMeasure, toNewMeasure } from '#server/modules/trust/measures/impose-measure.ts';
import { liftMeasure } from '#server/modules/trust/measures/lift-measure.ts';
import {
  findHideableEvents,
  findMeasure,
  findMeasures,
  findStatedName,
  findWaitingComplaints,
} from '#server/modules/trust/measures/queries.ts';
import { sendComplaint } from '#server/modules/trust/measures/send-complaint.ts';
import { isOwn, toMeasure, toReviewedMeasure } from '#server/modules/trust/measures/to-measure.ts';
import { findSubmission } from '#server/modules/trust/review/queries.ts';
import { writeCaseAccess } from '#server/modules/trust/review/write-case-access.ts';

export function mountMeasures(app: EndpointApp): void {
  const { db } = app.deps;

  mount(app, routes.listMeasures, async ({ ctx }) => {
    const { businessId } = ctx.actor;
    const [found, business] = await Promise.all([findMeasures(db, businessId), findStatedName(db, businessId)]);
    return { data: found.map((each) => toMeasure(each, ctx.now)), business };
  });
  mountOnce(app, routes.complainAboutMeasure, async ({ ctx, params, body }) => {
    await sendComplaint(ctx, params.id, body.text);
    return toMeasure(await findMeasure(ctx.db, ctx.actor.businessId, params.id), ctx.now);
  });
  mount(app, routes.listCaseMeasures, async ({ ctx, params }) => {
    await findSubmission(db, params.id);
    const [found, events, business] = await Promise.all([
      findMeasures(db, params.id),
      findHideableEvents(db, params.id),
      findStatedName(db, params.id),
    ]);
    await writeCaseAccess(ctx, 'case_read', params.id);
    return {
      data: found.map((each) => toReviewedMeasure(each, ctx.now)),
      business,
      events: events.map(({ id, title, eventDate, status }) => ({ id, title, event_date: eventDate, status })),
    };
  });
  mountOnce(app, routes.imposeMeasure, async ({ ctx, params, body }) => {
    const { id } = await imposeMeasure(ctx, params.id, toNewMeasure(body));
    return toReviewedMeasure(await findMeasure(ctx.db, params.id, id), ctx.now);
  });
  mount(app, routes.changeMeasure, async ({ ctx, params, body }) => {
    await changeMeasure(ctx, params.id, params.measure, body);
    return toReviewedMeasure(await findMeasure(db, params.id, params.measure), ctx.now);
  });
  mount(app, routes.liftMeasure, async ({ ctx, params, body }) => {
    await liftMeasure(ctx, params.id, params.measure, body.reason);
    return toReviewedMeasure(await findMeasure(db, params.id, params.measure), ctx.now);
  });
  mount(app, routes.listComplaints, async ({ ctx }) => {
    const waiting = await findWaitingComplaints(db);
    const subject = `reviewer:${ctx.actor.reviewerId}`;
    const shown = waiting.map(({ measure }) => measure.businessId);
    if (shown.length > 0) await writeAccess(ctx, { action: 'complaints_read', subject, after: { businesses: shown } });
    return {
      data: waiting.map((each) => ({
        business_id: each.measure.businessId,
        company_name: each.companyName,
        is_own: isOwn(each, ctx.actor.reviewerId),
        measure: toReviewedMeasure(each, ctx.now),
      })),
    };
  });
  mount(app, routes.decideComplaint, async ({ ctx, params, body }) => {
    await decideComplaint(ctx, { businessId: params.id, measureId: params.measure }, body);
    return toReviewedMeasure(await findMeasure(db, params.id, params.measure), ctx.now);
  });
}
