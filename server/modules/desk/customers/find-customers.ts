import { matchedBy, mostCustomers, readSearch } from '#domain/desk/customer-search.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import type { Found, Hit } from '#server/modules/desk/customers/search-queries.ts';
import { findFound, findHits } from '#server/modules/desk/customers/search-queries.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';

export type FoundCustomer = Found & { hits: Hit[] };

const weight = ({ isExact, by }: Hit) => (isExact ? 0 : matchedBy.length) + matchedBy.indexOf(by);

/** Whole matches first. The log holds who was found; what was typed may be a person's data. */
export async function findCustomers(ctx: Context<Reviewer>, q: string) {
  const hits = await findHits(ctx.db, q, readSearch(q));
  const sorted = hits.toSorted((a, b) => weight(a) - weight(b));
  const byCustomer = Map.groupBy(sorted, ({ customerId }) => customerId);
  const ids = [...byCustomer.keys()].slice(0, mostCustomers);
  const rows = ids.length > 0 ? await findFound(ctx.db, ids) : [];
  const subject = `reviewer:${ctx.actor.reviewerId}`;
  await writeAccess(ctx, { action: 'customers_searched', subject, after: { businesses: ids } });
  const customers = ids.flatMap((id): FoundCustomer[] => {
    const row = rows.find(({ business }) => business.id === id);
    return row ? [{ ...row, hits: byCustomer.get(id) ?? [] }] : [];
  });
  return { customers, hasMore: byCustomer.size > mostCustomers };
}
