import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import type { LedgerDifference } from '#domain/credits/ledger.ts';

/**
 * Invoice invariants in one snapshot: documented payments match to the cent, documents equal the sum of their parts,
 * numbers are consecutive per year.
 */
export async function findInvoiceDifferences(db: Connection): Promise<LedgerDifference[]> {
  const { rows } = await db.execute<{ business_id: string | null; what: string }>(sql`
    with papers as (
      select payment_id, sum(case kind when 'invoice' then gross_cents else -gross_cents end) as gross
      from invoices group by payment_id
    ), years as (
      select left(number, 4)::int as year, count(*) as documents, max(right(number, -5)::int) as highest
      from invoices group by 1
    )
    select p.business_id, format('payment %s has %s cents, its invoices %s', p.reference, p.amount_cents - p.refunded_cents, coalesce(i.gross, 0)) as what
    from payments p left join papers i on i.payment_id = p.id
    where p.amount_cents - p.refunded_cents <> coalesce(i.gross, 0)
      and p.created_at >= (select min(issued_at) from invoices)
    union all
    select business_id, format('invoice %s says %s cents, its parts %s', number, gross_cents, net_cents + vat_cents)
    from invoices where gross_cents <> net_cents + vat_cents
    union all
    select null, format('numbers of %s: %s drawn, highest %s, %s documents', c.year, c.last, coalesce(y.highest, 0), coalesce(y.documents, 0))
    from invoice_counters c left join years y using (year)
    where c.last <> coalesce(y.highest, 0) or c.last <> coalesce(y.documents, 0)`);
  return rows.map((row) => ({ businessId: row.business_id ?? 'all', what: row.what }));
}
