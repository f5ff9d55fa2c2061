import { randomUUIDv7 } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import { hashPassword } from '#server/security/passwords.ts';

/** Creates a reviewer; false when the user name is taken. The name has been checked and is lower case. */
export async function addReviewer(
  db: Database,
  { username, password, role, now }: { username: string; password: string; role: StaffRole; now: Date },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const created = await db
    .insert(reviewers)
    .values({ id: randomUUIDv7(), username, role, passwordHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reviewers.id });
  return created.length > 0;
}

/** Sets a new password, disables or enables a reviewer, and ends their sessions; false when there is no such reviewer. */
export async function changeReviewer(
  db: Database,
  { username, now, ...change }: { username: string; now: Date; password?: string; isDisabled?: boolean },
): Promise<boolean> {
  const { password, isDisabled } = change;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const disabledAt = isDisabled === undefined ? undefined : isDisabled ? now : null;
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(reviewers)
      .set({ passwordHash, disabledAt })
      .where(eq(reviewers.username, username))
      .returning({ id: reviewers.id });
    if (!changed) return false;
    await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.reviewerId, changed.id));
    return true;
  });
}

/** All reviewers, by name. */
export async function listReviewers(db: Database) {
  return db
    .select({ username: reviewers.username, createdAt: reviewers.createdAt, disabledAt: reviewers.disabledAt })
    .from(reviewers)
    .orderBy(asc(reviewers.username));
}
