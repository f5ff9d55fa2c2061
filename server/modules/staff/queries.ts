import { asc, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { actorName } from '#server/context/actor.ts';
import { writeAudit } from '#server/modules/audit/write-audit.ts';
import type { StaffContext, StaffRow } from '#server/modules/staff/change-staff.ts';

/** All staff, by name, after the audit log has recorded who reads that. */
export async function readStaff(ctx: StaffContext): Promise<StaffRow[]> {
  await writeAudit(ctx, { action: 'staff_read', subject: actorName(ctx.actor), before: null, after: null });
  return ctx.db.select().from(reviewers).orderBy(asc(reviewers.username));
}

/** One of them by user name. */
export async function findStaffNamed(db: Connection, username: string): Promise<StaffRow | undefined> {
  const [found] = await db.select().from(reviewers).where(eq(reviewers.username, username));
  return found;
}
