import { routes } from '#contract/index.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import type { AuditRow } from '#server/modules/news/audit/queries.ts';
import { findActorNames, findAuditAfter, findAuditPage } from '#server/modules/news/audit/queries.ts';
import { toAuditEntry } from '#server/modules/news/audit/to-audit-entry.ts';

export function mountAudit(app: EndpointApp): void {
  const { db } = app.deps;

  async function answer(rows: AuditRow[], limit: number) {
    const names = await findActorNames(db, rows);
    return { data: rows.map((row) => toAuditEntry(row, names)), limit, next_cursor: nextCursor(rows, limit) };
  }

  mount(app, routes.listAudit, async ({ ctx, query: { page, limit, cursor } }) => {
    const { businessId } = ctx.actor;
    if (cursor !== undefined) {
      const rows = await findAuditAfter(db, businessId, limit, readCursor(cursor));
      return { ...(await answer(rows, limit)), page: null, total: null };
    }
    const { rows, total } = await findAuditPage(db, businessId, limit, page);
    return { ...(await answer(rows, limit)), page, total };
  });
}
