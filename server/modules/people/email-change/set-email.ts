import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { Problem } from '#server/context/problem.ts';

/**
 * Changes a locked person's address in account and teams. Ends password links to the old address, and the new one's
 * invitations to their teams. 409 if taken.
 */
export async function setEmail(
  db: Transaction,
  { id, email: before }: { id: string; email: string },
  email: string,
): Promise<void> {
  const [other] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (other) throw new Problem('address_taken');
  await db.update(users).set({ email }).where(eq(users.id, id));
  const own = db.select({ businessId: teamMembers.businessId }).from(teamMembers).where(eq(teamMembers.userId, id));
  const { userId, userEmail, businessId } = teamMembers;
  await db.delete(teamMembers).where(and(isNull(userId), eq(userEmail, email), inArray(businessId, own)));
  await db.update(teamMembers).set({ userEmail: email }).where(eq(userId, id));
  await db.delete(passwordResets).where(eq(passwordResets.email, before));
}
