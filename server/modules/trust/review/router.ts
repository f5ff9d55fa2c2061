import { routes } from '#contract/index.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { SignedOut } from '#server/http/responses.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import { mountCases } from '#server/modules/trust/review/case-router.ts';
import { countLookup } from '#server/modules/trust/review/count-lookup.ts';
import { endReviewSession } from '#server/modules/trust/review/end-review-session.ts';
import { findFigures } from '#server/modules/trust/review/find-figures.ts';
import { findHeldEvents, toHeldEvents } from '#server/modules/trust/review/find-held-events.ts';
import { countChanges, findChangePage, findChangesAfter } from '#server/modules/trust/review/proposal-queries.ts';
import type { SubmissionRow } from '#server/modules/trust/review/queries.ts';
import {
  countSubmissions,
  findAllClaims,
  findMeter,
  findNextDue,
  findSubmissionPage,
  findSubmissionsAfter,
} from '#server/modules/trust/review/queries.ts';
import { findFacts } from '#server/modules/trust/review/read-case.ts';
import { releaseHeldEvent } from '#server/modules/trust/review/release-held-event.ts';
import { startReviewSession, takeReviewSecondStep } from '#server/modules/trust/review/start-review-session.ts';
import { toFigures, toMeter } from '#server/modules/trust/review/to-figures.ts';
import { toClaim, toNextDue, toSubmission } from '#server/modules/trust/review/to-submission.ts';

export function mountReview(app: EndpointApp): void {
  const { db } = app.deps;
  mountCases(app);

  /** Logged ids are those shown; an empty list logs none. */
  async function listed(ctx: Context<Reviewer>, rows: SubmissionRow[], next?: { id: string }) {
    const ids = rows.map(({ id }) => id);
    const { reviewerId } = ctx.actor;
    const subject = `reviewer:${reviewerId}`;
    const read = [...new Set(next ? [...ids, next.id] : ids)];
    if (read.length > 0) await writeAccess(ctx, { action: 'submissions_read', subject, after: { businesses: read } });
    const facts = await findFacts(db, ids);
    return rows.map((row) => {
      const { duplicates, ...known } = facts(row.id);
      return toSubmission(row, { ...known, duplicateCount: duplicates.length }, reviewerId);
    });
  }

  mount(app, routes.reviewLogin, ({ ctx, body }) => startReviewSession(ctx, body));
  mount(app, routes.takeReviewSecondStep, ({ ctx, body }) => takeReviewSecondStep(ctx, body));
  mount(app, routes.reviewLogout, async ({ ctx }) => {
    await endReviewSession(ctx);
    return new SignedOut('reviewer');
  });
  mount(app, routes.listSubmissions, async ({ ctx, query }) => {
    const { page, limit, cursor, q, sort, status = q === '' ? 'pending' : 'all' } = query;
    const [inStatus, changes, next] = await Promise.all([
      countSubmissions(db),
      countChanges(db),
      findNextDue(db, ctx.actor.reviewerId),
    ]);
    const desk = { counts: { ...inStatus, changes }, next_due: next ? toNextDue(next) : null };
    if (status === 'changes') {
      const { rows, total } =
        cursor === undefined
          ? await findChangePage(db, q, limit, page)
          : { rows: await findChangesAfter(db, q, limit, readCursor(cursor)), total: null };
      const data = await listed(ctx, rows, next);
      const cursorAfter = nextCursor(
        rows.map(({ id, waitsSince }) => ({ id, createdAt: waitsSince })),
        limit,
      );
      return { data, limit, next_cursor: cursorAfter, page: total === null ? null : page, total, ...desk };
    }
    const filter = { status, q, sort };
    if (cursor !== undefined) {
      const rows = await findSubmissionsAfter(db, filter, limit, readCursor(cursor));
      const data = await listed(ctx, rows, next);
      return { data, limit, next_cursor: nextCursor(rows, limit), page: null, total: null, ...desk };
    }
    const { rows, total } = await findSubmissionPage(db, filter, limit, page);
    const data = await listed(ctx, rows, next);
    return { data, limit, next_cursor: nextCursor(rows, limit), page, total, ...desk };
  });
  mount(app, routes.listHeldEvents, async ({ ctx }) => {
    const found = await findHeldEvents(db, ctx.now);
    const shown = [...new Set(found.rows.map(({ business }) => business.id))];
    const subject = `reviewer:${ctx.actor.reviewerId}`;
    if (shown.length > 0) await writeAccess(ctx, { action: 'held_events_read', subject, after: { businesses: shown } });
    return { data: toHeldEvents(found, ctx.deps.config), total: found.total };
  });
  mount(app, routes.releaseHeldEvent, async ({ ctx, params }) => {
    await releaseHeldEvent(ctx, params.id);
    return undefined;
  });
  mount(app, routes.recordRegisterLookup, async ({ ctx, params }) => toMeter(await countLookup(ctx, params.id)));
  mount(app, routes.getDesk, async ({ ctx }) => {
    const [{ pending }, claims, meter] = await Promise.all([
      countSubmissions(db),
      findAllClaims(db),
      findMeter(db, ctx.now),
    ]);
    const shown = claims.map((claim) => ({ id: claim.businessId, ...toClaim(claim, ctx.actor.reviewerId) }));
    return { pending, claims: shown, register_lookups: toMeter(meter) };
  });
  mount(app, routes.getReviewFigures, async ({ ctx }) => toFigures(await findFigures(ctx)));
}
