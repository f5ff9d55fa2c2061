import { eq } from 'drizzle-orm';
import { recoveryCodes, secondFactors, signInChallenges } from '#database/schema/second-factors.ts';
import { sessions } from '#database/schema/sessions.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { endSessions } from '#server/modules/people/sessions/end-session.ts';
import type { StaffContext } from '#server/modules/people/staff/change-staff.ts';
import { lockStaff } from '#server/modules/people/staff/change-staff.ts';

/** Ends their sessions. 404. */
export async function removeStaffFactors(ctx: StaffContext, id: string): Promise<void> {
  const { db, now } = ctx;
  const staff = await lockStaff(ctx);
  if (!staff.some((row) => row.id === id)) throw new Problem('not_found');
  for (const table of [secondFactors, recoveryCodes, signInChallenges]) {
    await db.delete(table).where(eq(table.reviewerId, id));
  }
  await endSessions(db, now, eq(sessions.reviewerId, id));
  const after = { second_factors: 'removed' };
  await writeAudit(ctx, { action: 'staff_changed', subject: `reviewer:${id}`, before: null, after });
}
