import { routes } from '#contract/index.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { findActorNames } from '#server/modules/audit/queries.ts';
import { toAuditEntry } from '#server/modules/audit/to-audit-entry.ts';
import { writeAccess } from '#server/modules/audit/write-access.ts';
import { addReviewNote } from '#server/modules/review/add-review-note.ts';
import { decideBusiness } from '#server/modules/review/decide-business.ts';
import { decideProposals } from '#server/modules/review/decide-proposals.ts';
import { endReviewSession } from '#server/modules/review/end-review-session.ts';
import { findDuplicates } from '#server/modules/review/find-duplicates.ts';
import { openProof } from '#server/modules/review/open-proof.ts';
import { countChanges, findChangePage, findChangesAfter } from '#server/modules/review/proposal-queries.ts';
import type { SubmissionRow } from '#server/modules/review/queries.ts';
import {
  countSubmissions,
  findCaseAudit,
  findCaseParts,
  findReviewerNames,
  findSubmission,
  findSubmissionPage,
  findSubmissionsAfter,
} from '#server/modules/review/queries.ts';
import { startReviewSession } from '#server/modules/review/start-review-session.ts';
import { toCase, toNote } from '#server/modules/review/to-case.ts';
import { toSubmission } from '#server/modules/review/to-submission.ts';
import { writeCaseAccess } from '#server/modules/review/write-case-access.ts';
import { findDecisions } from '#server/modules/verification/queries.ts';

export function mountReview(app: EndpointApp): void {
  const { db } = app.deps;

  /** The ids of those whose data was shown; an empty list shows nobody's data. */
  async function listed(ctx: Context<Reviewer>, rows: SubmissionRow[]) {
    const ids = rows.map(({ id }) => id);
    const subject = `reviewer:${ctx.actor.reviewerId}`;
    if (ids.length > 0) await writeAccess(ctx, { action: 'submissions_read', subject, after: { businesses: ids } });
    const [duplicates, decisions] = await Promise.all([findDuplicates(db, ids), findDecisions(db, ids)]);
    return rows.map((row) => toSubmission(row, duplicates.get(row.id)?.length ?? 0, decisions.get(row.id)));
  }

  async function readCase(id: string) {
    const row = await findSubmission(db, id);
    const [parts, duplicates, decisions] = await Promise.all([
      findCaseParts(db, row),
      findDuplicates(db, [id]),
      findDecisions(db, [id]),
    ]);
    return toCase(row, parts, duplicates.get(id) ?? [], decisions.get(id));
  }

  mount(app, routes.reviewLogin, ({ ctx, body }) => startReviewSession(ctx, body));
  mount(app, routes.reviewLogout, async ({ ctx }) => {
    await endReviewSession(ctx);
    return undefined;
  });
  mount(app, routes.listSubmissions, async ({ ctx, query: { page, limit, cursor, status, q, sort } }) => {
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
    const found = await readCase(params.id);
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
    return readCase(params.id);
  });
  mount(app, routes.rejectBusiness, async ({ ctx, params, body }) => {
    await decideBusiness(ctx, params.id, { outcome: 'rejected', ...body });
    return readCase(params.id);
  });
  mount(app, routes.decideProposals, async ({ ctx, params, body }) => {
    await decideProposals(ctx, params.id, body.decisions);
    return readCase(params.id);
  });
}
