import { randomUUIDv7 } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#database/connect.ts';
import type { DemoBusiness } from '#database/demo/demo-businesses.ts';
import { cornerBar, cultureHouse } from '#database/demo/demo-businesses.ts';
import type { DemoFiles, DemoPictures } from '#database/demo/demo-pictures.ts';
import { storeDemoPictures } from '#database/demo/demo-pictures.ts';
import { insertDemoApiKey } from '#database/demo/insert-demo-api-key.ts';
import { insertDemoBusiness } from '#database/demo/insert-demo-business.ts';
import { insertDemoEvents } from '#database/demo/insert-demo-events.ts';
import { insertDemoProposals } from '#database/demo/insert-demo-proposals.ts';
import { insertDemoSource } from '#database/demo/insert-demo-source.ts';
import { insertDemoStatus } from '#database/demo/insert-demo-status.ts';
import { insertDemoTeam } from '#database/demo/insert-demo-team.ts';
import { insertDemoViews } from '#database/demo/insert-demo-views.ts';
import { insertPendingBusinesses } from '#database/demo/pending-businesses.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { users } from '#database/schema/users.ts';
import { demoReviewer, demoSignIn, demoStaff } from '#domain/shared/demo.ts';

/** Advisory lock of concurrent starts. */
const DEMO_LOCK = 7_231_105;

/** The second reviewer has the same password: complaints need another reviewer. */

interface Passwords {
  hash(password: string): Promise<string>;
  /** Matches no password. */
  unmatchable: string;
}

interface Filling {
  id: string;
  pictures: DemoPictures | null;
  passwordHash: string;
  now: Date;
}

async function insertWithEvents(tx: Transaction, business: DemoBusiness, filling: Filling) {
  const { now, pictures } = filling;
  const owner = await insertDemoBusiness(tx, business, filling);
  await insertDemoEvents(tx, business.events(now), owner, { pictures, now });
  await insertDemoViews(tx, owner.businessId, { views: business.views, now });
  return owner;
}

/** Fills database and file store once, relative to `now`. Returns whether this call did. */
export async function fillDemo(db: Database, files: DemoFiles, now: Date, passwords: Passwords): Promise<boolean> {
  const isFilled = async (connection: Pick<Database, 'select'>) =>
    (await connection.select({ id: users.id }).from(users).where(eq(users.email, demoSignIn.email))).length > 0;
  if (await isFilled(db)) return false;

  const passwordHash = await passwords.hash(demoSignIn.password);
  const [barId, houseId] = [randomUUIDv7(), randomUUIDv7()];
  // Without a file store the demo starts with drawings.
  const pictures = await storeDemoPictures(files, houseId, now).catch(() => null);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    if (await isFilled(tx)) return false;
    const owner = await insertWithEvents(tx, cornerBar, { id: barId, pictures: null, passwordHash, now });
    await insertWithEvents(tx, cultureHouse, { id: houseId, pictures, passwordHash, now });
    await insertDemoProposals(tx, houseId, now);
    await insertDemoApiKey(tx, owner.businessId, now);
    await insertDemoSource(tx, owner, now);
    await insertDemoTeam(tx, { now, passwordHash, owner });
    await insertPendingBusinesses(tx, now, passwords.unmatchable);
    await tx
      .insert(reviewers)
      .values(
        demoStaff.map(({ username, role }) => ({ id: randomUUIDv7(), username, role, passwordHash, createdAt: now })),
      )
      .onConflictDoNothing();
    const [lead] = await tx
      .select({ id: reviewers.id })
      .from(reviewers)
      .where(eq(reviewers.username, demoReviewer.username));
    if (lead) await insertDemoStatus(tx, now, lead.id);
    return true;
  });
}
