import { routes } from '#contract/index.ts';
import { nextSeq, readSeq } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import type { EntryRow } from '#server/modules/money/credits/entry-queries.ts';
import { findAllEntries, findEntriesAfter, findEntryPage } from '#server/modules/money/credits/entry-queries.ts';
import { findBalance } from '#server/modules/money/credits/queries.ts';
import { toBalance } from '#server/modules/money/credits/to-balance.ts';
import { toEntriesCsv, toEntry } from '#server/modules/money/credits/to-entry.ts';

function nextEntry(rows: readonly EntryRow[], limit: number): string | null {
  return nextSeq(
    rows.map(({ entry }) => entry),
    limit,
  );
}

export function mountCredits(app: EndpointApp): void {
  mount(app, routes.getCreditBalance, async ({ ctx }) =>
    toBalance(await findBalance(ctx.db, ctx.actor.businessId, ctx.now)),
  );
  mount(app, routes.listCreditEntries, async ({ ctx, query: { page, limit, cursor }, wantsCsv }) => {
    const { businessId } = ctx.actor;
    if (wantsCsv) return toEntriesCsv(await findAllEntries(ctx.db, businessId));
    if (cursor !== undefined) {
      const rows = await findEntriesAfter(ctx.db, businessId, limit, readSeq(cursor));
      return { data: rows.map(toEntry), page: null, limit, total: null, next_cursor: nextEntry(rows, limit) };
    }
    const { rows, total } = await findEntryPage(ctx.db, businessId, limit, page);
    return { data: rows.map(toEntry), page, limit, total, next_cursor: nextEntry(rows, limit) };
  });
}
