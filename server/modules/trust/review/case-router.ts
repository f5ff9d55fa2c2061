import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { findActorNames } from '#server/modules/news/audit/queries.ts';
import { toAuditEntry } from '#server/modules/news/audit/to-audit-entry.ts';
import { addReviewNote } from '#server/modules/trust/review/add-review-note.ts';
import { claimCase, releaseCase } from '#server/modules/trust/review/claim-case.ts';
import { confirmRejection, returnRejection } from '#server/modules/trust/review/confirm-rejection.ts';
import { decideBusiness } from '#server/modules/trust/review/decide-business.ts';
import { decideProposals } from '#server/modules/trust/review/decide-proposals.ts';
import { openProof } from '#server/modules/trust/review/open-proof.ts';
import { findCaseAudit, findReviewerNames, findSubmission } from '#server/modules/trust/review/queries.ts';
import { readCase } from '#server/modules/trust/review/read-case.ts';
import { toNote } from '#server/modules/trust/review/to-case.ts';
import { toClaim } from '#server/modules/trust/review/to-submission.ts';
import { undoDecision } from '#server/modules/trust/review/undo-decision.ts';
import { writeCaseAccess } from '#server/modules/trust/review/write-case-access.ts';

export function mountCases(app: EndpointApp): void {
  const { db } = app.deps;

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
}
