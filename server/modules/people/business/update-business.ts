import { eq } from 'drizzle-orm';
import type { BusinessChanges } from '#contract/business.ts';
import { businesses } from '#database/schema/businesses.ts';
import { verificationSteps } from '#domain/verification/decisions.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { requireMatch } from '#server/http/etag.ts';
import { pickChanges } from '#server/modules/news/audit/pick-changes.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { locateBusiness } from '#server/modules/news/guest-search/locate-business.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import type { BusinessRow } from '#server/modules/people/business/queries.ts';
import { toBusiness } from '#server/modules/people/business/to-business.ts';
import { moveHolidays } from '#server/modules/people/profile/move-holidays.ts';
import { factColumns, factsOf } from '#server/modules/people/proposals/fact-content.ts';
import { proposeFacts } from '#server/modules/people/proposals/propose-facts.ts';
import { findWaiting } from '#server/modules/people/proposals/queries.ts';
import { reopenBusiness } from '#server/modules/people/verification/reopen-business.ts';

/** Changes the given columns; new values of a verified business's checked facts become proposals. */
export async function updateBusiness(
  ctx: Context<Member>,
  changes: BusinessChanges,
  ifMatch: string | undefined,
): Promise<BusinessRow> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const mine = eq(businesses.id, actor.businessId);
    const [present] = await db.select().from(businesses).where(mine).for('no key update');
    if (!present) throw new Error(`membership of a missing business ${actor.businessId}`);
    const waiting = await findWaiting(db, actor.businessId);
    requireMatch(ifMatch, toBusiness({ ...present, proposals: waiting }));
    const { proposesFacts } = verificationSteps[present.verificationStatus];
    const [changed] = await db
      .update(businesses)
      .set({
        phone: changes.phone,
        email: changes.email,
        businessType: changes.business_type,
        licenceNumber: changes.licence_number,
        ...(proposesFacts ? {} : factColumns(changes)),
        updatedAt: now,
      })
      .where(mine)
      .returning();
    if (!changed) throw new Error('the changed business did not come back');
    const none = { proposals: [] };
    const states = pickChanges(toBusiness({ ...present, ...none }), toBusiness({ ...changed, ...none }), [
      'updated_at',
    ]);
    if (states) await writeAudit(tx, { action: 'business_changed', subject: `business:${changed.id}`, ...states });
    if (changed.address !== present.address) {
      await locateBusiness(tx, changed.id, changed.address);
      await moveHolidays(tx, changed.id, present.address, changed.address);
    }
    const proposals = proposesFacts ? await proposeFacts(tx, factsOf(present), changes) : waiting;
    if (!states) return { ...changed, proposals };
    const reopened = await reopenBusiness(tx, changed);
    await showBusiness(tx, changed.id);
    return { ...reopened, proposals };
  });
}
