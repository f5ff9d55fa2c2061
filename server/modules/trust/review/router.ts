import { routes } from '#contract/index.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { SignedOut } from '#server/http/answers.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { findActorNames } from '#server/modules/news/audit/queries.ts';
import { toAuditEntry } from '#server/modules/news/audit/to-audit-entry.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import { findDecisions } from '#server/modules/people/verification/queries.ts';
import { addReviewNote } from '#server/modules/trust/review/add-review-note.ts';
import { claimCase, releaseCase } from '#server/modules/trust/review/claim-case.ts';
import { confirmRejection, returnRejection } from '#server/modules/trust/review/confirm-rejection.ts';
import { countLookup } from '#server/modules/trust/review/count-lookup.ts';
import { decideBusiness } from '#server/modules/trust/review/decide-business.ts';
import { decideProposals } from '#server/modules/trust/review/decide-proposals.ts';
import { endReviewSession } from '#server/modules/trust/review/end-review-session.ts';
import { findDuplicates } from '#server/modules/trust/review/find-duplicates.ts';
import { findFigures } from '#server/modules/trust/review/find-figures.ts';
import { findHeldEvents, toHeldEvents } from '#server/modules/trust/review/find-held-events.ts';
import { openProof } from '#server/modules/trust/review/open-proof.ts';
import { countChanges, findChangePage, findChangesAfter } from '#server/modules/trust/review/proposal-queries.ts';
import type { SubmissionRow } from '#server/modules/trust/review/queries.ts';
import {
  countSubmissions,
  findAllClaims,
  findCaseAudit,
  findCaseParts,
  findClaims,
  findHeldDecisions,
  findMeter,
  findReviewerNames,
  findSubmission,
  findSubmissionPage,
  findSubmissionsAfter,
  findWebsites,
} from '#server/modules/trust/review/queries.ts';
import { releaseHeldEvent } from '#server/modules/trust/review/release-held-event.ts';
import { startReviewSession, takeReviewSecondStep } from '#server/modules/trust/review/start-review-session.ts';
import { toCase, toNote } from '#server/modules/trust/review/to-case.ts';
import { toFigures, toMeter } from '#server/modules/trust/review/to-figures.ts';
import { toClaim, toSubmission } from '#server/modules/trust/review/to-submission.ts';
import { undoDecision } from '#server/modules/trust/review/undo-decision.ts';
import { writeCaseAccess } from '#server/modules/trust/review/write-case-access.ts';

export function mountReview(app: EndpointApp): void {
  const { db } = app.deps;

  /** What the desk knows of these businesses besides their rows. */
  async function factsOf(ids: string[]) {
    const [duplicates, websites, decisions, held, claims] = await Promise.all([
      findDuplicates(db, ids),
      findWebsites(db, ids),
      findDecisions(db, ids),
      findHeldDecisions(db, ids),
      findClaims(db, ids),
    ]);
    return (id: string) => ({
      duplicates: duplicates.get(id) ?? [],
      websiteUrl: websites.get(id) ?? null,
      decision: decisions.get(id),
      held: held.get(id),
      claim: claims.get(id),
    });
  }

  /** The ids of those whose data was shown; an empty list shows nobody's data. */
  async function listed(ctx: Context<Reviewer>, rows: SubmissionRow[]) {
    const ids = rows.map(({ id }) => id);
    const { reviewerId } = ctx.actor;
    const subject = `reviewer:${reviewerId}`;
    if (ids.length > 0) await writeAccess(ctx, { action: 'submissions_read', subject, after: { businesses: ids } });
    const facts = await factsOf(ids);
    return rows.map((row) => {
      const { duplicates, ...known } = facts(row.id);
      return toSubmission(row, { ...known, duplicateCount: duplicates.length }, reviewerId);
    });
  }

  async function readCase({ actor, deps }: Context<Reviewer>, id: string) {
    const row = await findSubmission(db, id);
    const [parts, facts] = await Promise.all([findCaseParts(db, row, actor.reviewerId), factsOf([id])]);
    const needsSecond = deps.config.reviewFourEyes === 'rejections';
    const known = facts(id);
    const shown = toCase(row, parts, { ...known, needsSecond }, actor.reviewerId, deps.config);
    return known.held?.settlesAt ? { ...shown, queue: null } : shown;
  }

  mount(app, routes.reviewLogin, ({ ctx, body }) => startReviewSession(ctx, body));
  mount(app, routes.takeReviewSecondStep, ({ ctx, body }) => takeReviewSecondStep(ctx, body));
  mount(app, routes.reviewLogout, async ({ ctx }) => {
    await endReviewSession(ctx);
    return new SignedOut('reviewer');
  });
  mount(app, routes.listSubmissions, async ({ ctx, query }) => {
    const { page, limit, cursor, q, sort, status = q === '' ? 'pending' : 'all' } = query;
    const [inStatus, changes] = await Promise.all([countSubmissions(db), countChanges(db)]);
    const counts = { ...inStatus, changes };
    if (status === 'changes') {
      const { rows, total } =
        cursor === undefined
          ? await findChangePage(db, q, limit, page)
          : { rows: await findChangesAfter(db, q, limit, readCursor(cursor)), total: null };
      const data = await listed(ctx, rows);
      const next = nextCursor(
        rows.map(({ id, waitsSince }) => ({ id, createdAt: waitsSince })),
        limit,
      );
      return { data, limit, next_cursor: next, page: total === null ? null : page, total, counts };
    }
    const filter = { status, q, sort };
    if (cursor !== undefined) {
      const rows = await findSubmissionsAfter(db, filter, limit, readCursor(cursor));
      const data = await listed(ctx, rows);
      return { data, limit, next_cursor: nextCursor(rows, limit), page: null, total: null, counts };
    }
    const { rows, total } = await findSubmissionPage(db, filter, limit, page);
    const data = await listed(ctx, rows);
    return { data, limit, next_cursor: nextCursor(rows, limit), page, total, counts };
  });
  mount(app, routes.getCase, async ({ ctx, params }) => {
    const found = await readCase(ctx, params.id);
    await writeCaseAccess(ctx, 'case_read', params.id);
    return found;
  });
  mount(app, routes.getProof, ({ ctx, params }) => openProof(ctx, params.id));
  mount(app, routes.listCaseAudit, async ({ ctx, params }) => {
    await findSubmission(db, params.id);
    const rows = await findCaseAudit(db, params.id);
    await writeCaseAccess(ctx, 'case_log_read', params.id);
    const [people, staff] = await Promise.all([findActorNames(db, rows), findReviewerNames(db)]);
    return { data: rows.map((row) => toAuditEntry(row, new Map([...people, ...staff]))) };
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
  mountOnce(app, routes.addReviewNote, async ({ ctx, params, body }) =>
    toNote(await addReviewNote(ctx, params.id, body.text)),
  );
  mount(app, routes.verifyBusiness, async ({ ctx, params }) => {
    await decideBusiness(ctx, params.id, { outcome: 'verified' });
    return readCase(ctx, params.id);
  });
  mount(app, routes.rejectBusiness, async ({ ctx, params, body }) => {
    await decideBusiness(ctx, params.id, { outcome: 'rejected', ...body });
    return readCase(ctx, params.id);
  });
  mount(app, routes.decideProposals, async ({ ctx, params, body }) => {
    await decideProposals(ctx, params.id, body.decisions);
    return readCase(ctx, params.id);
  });
  mount(app, routes.undoDecision, async ({ ctx, params }) => {
    await undoDecision(ctx, params.id);
    return readCase(ctx, params.id);
  });
  mount(app, routes.confirmRejection, async ({ ctx, params }) => {
    await confirmRejection(ctx, params.id);
    return readCase(ctx, params.id);
  });
  mount(app, routes.returnRejection, async ({ ctx, params, body }) => {
    await returnRejection(ctx, params.id, body.note);
    return readCase(ctx, params.id);
  });
  mount(app, routes.claimCase, async ({ ctx, params, body }) =>
    toClaim(await claimCase(ctx, params.id, body.take_over), ctx.actor.reviewerId),
  );
  mount(app, routes.releaseCase, async ({ ctx, params }) => {
    await releaseCase(ctx, params.id);
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
