import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { payments, refunds } from '#database/schema/subscriptions.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Cents of refunds that their payment does not show yet, by payment. */
export async function findUnderWay(db: Connection, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({ paymentId: refunds.paymentId, cents: sql<number>`sum(${refunds.cents})::int` })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), inArray(refunds.state, ['asked', 'made'])))
    .groupBy(refunds.paymentId);
  return new Map(rows.map(({ paymentId, cents }) => [paymentId, cents]));
}

/** With the names of those who asked, newest first. */
export async function findRefunds(db: Connection, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return db
    .select({ refund: refunds, askedBy: reviewers.username })
    .from(refunds)
    .innerJoin(reviewers, eq(reviewers.id, refunds.askedBy))
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
}

export async function findRefund(db: Connection, id: string) {
  const [row] = await db
    .select({ refund: refunds, askedBy: reviewers.username })
    .from(refunds)
    .innerJoin(reviewers, eq(reviewers.id, refunds.askedBy))
    .where(eq(refunds.id, id));
  if (!row) throw new Error(`refund ${id} does not exist`);
  return row;
}

export function findReceivedPayments(db: Connection, businessId: string) {
  return db
    .select()
    .from(payments)
    .where(eq(payments.businessId, businessId))
    .orderBy(desc(payments.paidAt))
    .limit(100);
}

/** Made refunds; a reading that begins after it contains them. */
export async function findMadeRefunds(db: Connection, businessId: string): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.businessId, businessId), eq(refunds.state, 'made')));
  return rows.map(({ id }) => id);
}

/** Their payments show them from now on. */
export async function bookRefunds(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(refunds)
    .set({ state: 'booked' })
    .where(and(inArray(refunds.id, [...ids]), eq(refunds.state, 'made')));
}
