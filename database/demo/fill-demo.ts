import { randomUUIDv7 } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { insertDemoBusiness } from '#database/demo/demo-business.ts';
import { demoCreditsSpent, demoEvents } from '#database/demo/demo-events.ts';
import { insertDemoEvents } from '#database/demo/insert-demo-events.ts';
import { insertDemoTeam } from '#database/demo/insert-demo-team.ts';
import { insertDemoViews } from '#database/demo/insert-demo-views.ts';
import { insertPendingBusinesses } from '#database/demo/pending-businesses.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { users } from '#database/schema/users.ts';
import { demoReviewer, demoSignIn } from '#domain/shared/demo.ts';

/** Any fixed number: processes that start together take turns on it. */
const DEMO_LOCK = 7_231_105;

interface Passwords {
  hash(password: string): Promise<string>;
  /** A hash that nothing matches. */
  unmatchable: string;
}

/** Fills a database with the demo, once: a filled one is left alone. Figures are relative to `now`. */
export async function fillDemo(db: Database, now: Date, passwords: Passwords): Promise<void> {
  const isFilled = async (connection: Pick<Database, 'select'>) =>
    (await connection.select({ id: users.id }).from(users).where(eq(users.email, demoSignIn.email))).length > 0;
  if (await isFilled(db)) return;

  const passwordHash = await passwords.hash(demoSignIn.password);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    if (await isFilled(tx)) return;
    const account = { now, email: demoSignIn.email, passwordHash, spent: demoCreditsSpent };
    const owner = await insertDemoBusiness(tx, account);
    await insertDemoEvents(tx, demoEvents, owner, now);
    await insertDemoViews(tx, owner.businessId, now);
    await insertDemoTeam(tx, { now, passwordHash, owner });
    await insertPendingBusinesses(tx, now, passwords.unmatchable);
    await tx
      .insert(reviewers)
      .values({ id: randomUUIDv7(), username: demoReviewer.username, passwordHash, createdAt: now })
      .onConflictDoNothing();
  });
}
