import { and, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { invoiceFiles, invoices } from '#database/schema/invoices.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceFile = typeof invoiceFiles.$inferSelect;

/** One page, newest first. */
export async function findInvoices(db: Connection, businessId: string, limit: number, page: number) {
  const mine = eq(invoices.businessId, businessId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(invoices)
      .where(mine)
      .orderBy(desc(invoices.number))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: sql<number>`count(*)::int` }).from(invoices).where(mine),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function findInvoicesBefore(db: Connection, businessId: string, limit: number, number: string) {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.businessId, businessId), lt(invoices.number, number)))
    .orderBy(desc(invoices.number))
    .limit(limit);
}

/** Invoices of all businesses from `from` to before `to`, by number. */
export async function findInvoicesIssued(db: Connection, from: Date, to: Date): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, to)))
    .orderBy(invoices.number);
}

/** The invoice, with its file if created. */
export async function findInvoice(db: Connection, businessId: string, id: string) {
  const [row] = await db
    .select({ invoice: invoices, file: invoiceFiles })
    .from(invoices)
    .leftJoin(
      invoiceFiles,
      and(eq(invoiceFiles.businessId, invoices.businessId), eq(invoiceFiles.invoiceId, invoices.id)),
    )
    .where(and(eq(invoices.businessId, businessId), eq(invoices.id, id)));
  return row;
}

/** Between the previous invoice and this one, oldest first. */
export async function findSpending(db: Connection, { businessId, number, issuedAt }: InvoiceRow) {
  const [before] = await db
    .select({ issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(eq(invoices.businessId, businessId), eq(invoices.kind, 'invoice'), lt(invoices.number, number)))
    .orderBy(desc(invoices.number))
    .limit(1);
  const { createdAt, eventId, amount } = creditEntries;
  const rows = await db
    .select({
      eventId,
      title: sql<string | null>`max(${events.title})`,
      credits: sql<number>`-sum(${amount})::int`,
      at: sql<Date>`max(${createdAt})`.mapWith(createdAt),
    })
    .from(creditEntries)
    .leftJoin(events, eq(events.id, eventId))
    .where(
      and(
        eq(creditEntries.businessId, businessId),
        sql`${eventId} is not null`,
        lte(createdAt, issuedAt),
        before && gt(createdAt, before.issuedAt),
      ),
    )
    .groupBy(eventId)
    .orderBy(sql`max(${createdAt})`, eventId);
  return { since: before?.issuedAt ?? null, rows: rows.filter(({ credits }) => credits !== 0) };
}
