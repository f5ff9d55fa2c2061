import { randomUUIDv7 } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import { hasLead, staffLinkHours, staffState } from '#domain/staff/accounts.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { announceToLeads } from '#server/modules/people/sessions/announce-to-leads.ts';
import { endSessions } from '#server/modules/people/sessions/end-session.ts';
import { unmatchableHash } from '#server/security/passwords.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/** The part of a context that a command can provide. */
export type StaffContext = Pick<TransactionContext<Actor>, 'db' | 'actor' | 'now'>;
export type StaffRow = typeof reviewers.$inferSelect;

/** A link to choose a password; shown once, stored as a hash. */
export interface StaffLink {
  token: string;
  expiresAt: Date;
}

function stateOf(row: StaffRow) {
  return { name: row.username, role: row.role, status: staffState(row) };
}

/** Locks staff in a fixed order, so two leads cannot disable each other concurrently. */
export async function lockStaff({ db }: Pick<StaffContext, 'db'>): Promise<StaffRow[]> {
  return db.select().from(reviewers).orderBy(asc(reviewers.id)).for('update');
}

/** Optionally without password; the name is validated lower case. 409 `username_taken`. */
export async function addStaff(
  ctx: StaffContext,
  { username, role, passwordHash }: { username: string; role: StaffRole; passwordHash: string | null },
): Promise<StaffRow> {
  const { db, now } = ctx;
  await lockStaff(ctx);
  const [created] = await db
    .insert(reviewers)
    .values({ id: randomUUIDv7(), username, role, passwordHash: passwordHash ?? unmatchableHash, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!created) throw new Problem('username_taken', { detail: `There is an account ${username} already` });
  if (role === 'lead') await announceToLeads(ctx, 'lead_made', created);
  await writeAudit(ctx, { action: 'staff_added', subject: subjectOf(created), before: null, after: stateOf(created) });
  return created;
}

/** A new password and disabling end sessions; a role applies from the next request. 404; 409 `last_lead`. */
export async function changeStaff(
  ctx: StaffContext,
  id: string,
  change: { role?: StaffRole; isDisabled?: boolean; passwordHash?: string },
): Promise<StaffRow> {
  const { db, now } = ctx;
  const staff = await lockStaff(ctx);
  const before = staff.find((row) => row.id === id);
  if (!before) throw new Problem('not_found');
  const { role = before.role, isDisabled = before.disabledAt !== null, passwordHash } = change;
  const disabledAt = isDisabled ? (before.disabledAt ?? now) : null;
  // A new password or disabling invalidates the link.
  const link = passwordHash === undefined && disabledAt === null ? {} : { linkHash: null, linkExpiresAt: null };
  const after: StaffRow = { ...before, ...link, role, disabledAt, passwordHash: passwordHash ?? before.passwordHash };
  const others = staff.filter((row) => row.id !== id);
  if (hasLead(staff) && !hasLead([...others, after])) {
    throw new Problem('last_lead', { detail: 'Nobody else could manage the staff' });
  }
  await db
    .update(reviewers)
    .set({ ...link, role, disabledAt, passwordHash: after.passwordHash })
    .where(eq(reviewers.id, id));
  const isShutOut = disabledAt !== null && before.disabledAt === null;
  if (isShutOut || passwordHash !== undefined) await endSessions(db, now, eq(sessions.reviewerId, id));
  if (role === 'lead' && before.role !== 'lead') await announceToLeads(ctx, 'lead_made', after);
  const [was, is] = [stateOf(before), stateOf(after)];
  const hasNewPassword = passwordHash === undefined ? {} : { password: 'new' };
  await writeAudit(ctx, {
    action: 'staff_changed',
    subject: subjectOf(after),
    before: was,
    after: { ...is, ...hasNewPassword },
  });
  return after;
}

/**
 * Creates a link and invalidates the previous one; the old password stays valid until its use. 404; 409 `member_state`
 * if disabled.
 */
export async function makeStaffLink(ctx: StaffContext, id: string): Promise<{ row: StaffRow; link: StaffLink }> {
  const { db, now } = ctx;
  const found = (await lockStaff(ctx)).find((row) => row.id === id);
  if (!found) throw new Problem('not_found');
  if (found.disabledAt) throw new Problem('member_state', { detail: 'Who is disabled gets no link' });
  const token = createToken();
  const linkExpiresAt = new Date(now.getTime() + staffLinkHours * 3_600_000);
  const row = { ...found, linkHash: hashToken(token), linkExpiresAt };
  await db.update(reviewers).set({ linkHash: row.linkHash, linkExpiresAt }).where(eq(reviewers.id, id));
  await announceToLeads(ctx, 'link_made', row);
  await writeAudit(ctx, { action: 'staff_link_made', subject: subjectOf(row), before: null, after: stateOf(row) });
  return { row, link: { token, expiresAt: linkExpiresAt } };
}

function subjectOf({ id }: StaffRow): string {
  return `reviewer:${id}`;
}
