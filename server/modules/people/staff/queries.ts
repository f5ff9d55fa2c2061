import { asc, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { StaffNotice } from '#domain/staff/notices.ts';
import { shownStaffNotices } from '#domain/staff/notices.ts';
import type { Reviewer } from '#server/context/actor.ts';
import { actorName } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import type { StaffContext, StaffRow } from '#server/modules/people/staff/change-staff.ts';

/** Sorted by name. Records the read in the audit log. */
export async function readStaff(ctx: StaffContext): Promise<StaffRow[]> {
  await writeAudit(ctx, { action: 'staff_read', subject: actorName(ctx.actor), before: null, after: null });
  return ctx.db.select().from(reviewers).orderBy(asc(reviewers.username));
}

/** Unseen, newest first. */
export async function findStaffNotices({ db, actor }: Context<Reviewer>): Promise<StaffNotice[]> {
  const [own] = await db
    .select({ notices: reviewers.notices })
    .from(reviewers)
    .where(eq(reviewers.id, actor.reviewerId));
  return (own?.notices ?? []).toReversed().slice(0, shownStaffNotices);
}

export async function findStaffNamed(db: Connection, username: string): Promise<StaffRow | undefined> {
  const [found] = await db.select().from(reviewers).where(eq(reviewers.username, username));
  return found;
}
