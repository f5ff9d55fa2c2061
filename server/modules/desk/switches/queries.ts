import { desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { bannerChanges, switchThrows } from '#database/schema/switches.ts';
import type { Switch } from '#domain/switches/switches.ts';

const HISTORY = 100;

export type ThrowRow = typeof switchThrows.$inferSelect & { by: string };
export type BannerRow = typeof bannerChanges.$inferSelect & { by: string };

/** The last throw of a switch. */
export async function findLastThrow(db: Connection, name: Switch) {
  const [last] = await db
    .select()
    .from(switchThrows)
    .where(eq(switchThrows.name, name))
    .orderBy(desc(switchThrows.id))
    .limit(1);
  return last;
}

/** The last throw of each switch. */
export async function findLastThrows(db: Connection): Promise<ThrowRow[]> {
  const rows = await db
    .selectDistinctOn([switchThrows.name], { row: switchThrows, by: reviewers.username })
    .from(switchThrows)
    .innerJoin(reviewers, eq(reviewers.id, switchThrows.thrownBy))
    .orderBy(switchThrows.name, desc(switchThrows.id));
  return rows.map(({ row, by }) => ({ ...row, by }));
}

/** Newest first. */
export async function findThrows(db: Connection): Promise<ThrowRow[]> {
  const rows = await db
    .select({ row: switchThrows, by: reviewers.username })
    .from(switchThrows)
    .innerJoin(reviewers, eq(reviewers.id, switchThrows.thrownBy))
    .orderBy(desc(switchThrows.id))
    .limit(HISTORY);
  return rows.map(({ row, by }) => ({ ...row, by }));
}

/** Newest first. */
export async function findBannerChanges(db: Connection): Promise<BannerRow[]> {
  const rows = await db
    .select({ row: bannerChanges, by: reviewers.username })
    .from(bannerChanges)
    .innerJoin(reviewers, eq(reviewers.id, bannerChanges.changedBy))
    .orderBy(desc(bannerChanges.id))
    .limit(HISTORY);
  return rows.map(({ row, by }) => ({ ...row, by }));
}

/** Throws and changes of the banner follow each other. */
export async function lockSwitches(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('switches'))`);
}
