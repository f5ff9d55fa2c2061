import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { staffViews } from '#database/schema/staff-views.ts';
import { users } from '#database/schema/users.ts';
import { staffViewMail } from '#server/adapters/mails/view-mails.ts';
import { defineJob } from '#server/context/define-job.ts';

/** Mails the owner once that staff see the dashboard; not if the account was deleted. */
export const sendViewMail = defineJob(
  'send-view-mail',
  { data: { viewId: z.uuid() }, retry: 'a day' },
  async ({ db, deps, now }, { viewId }): Promise<void> => {
    const [found] = await db
      .select({ view: staffViews, owner: users, companyName: businesses.companyName })
      .from(staffViews)
      .innerJoin(businesses, and(eq(businesses.id, staffViews.businessId), isNull(businesses.closedAt)))
      .innerJoin(users, eq(users.id, businesses.userId))
      .where(and(eq(staffViews.id, viewId), isNull(staffViews.mailedAt)));
    if (!found) return;
    const { owner, view, companyName } = found;
    const { reason, startedAt, endsAt } = view;
    const facts = { to: owner.email, name: owner.name, companyName, reason, startedAt, endsAt };
    await deps.mailer.send(await staffViewMail(deps.config, owner.language, facts));
    await db.update(staffViews).set({ mailedAt: now }).where(eq(staffViews.id, viewId));
  },
);
