import { randomInt } from 'node:crypto';
import type { IssuedGift } from '#domain/coupons/coupon.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { invalidField } from '#server/context/problem.ts';
import { requireLeftAlone } from '#server/modules/desk/money/goodwill-queries.ts';
import { lockCustomer } from '#server/modules/desk/money/lock-customer.ts';
import { addCoupon } from '#server/modules/money/coupons/add-coupon.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 12;

/** A code that cannot be guessed, in groups of four. */
function makeCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

interface NewCoupon {
  gift: IssuedGift;
  lastDay: string | null;
  /** The owner can read it. */
  reason: string;
}

function readEnd(lastDay: string | null, now: Date): Date | null {
  if (lastDay === null) return null;
  const end = berlinInstant(addDays(lastDay, 1), '00:00');
  if (end <= now) throw invalidField('last_day', 'is_over', 'The last day is over');
  return end;
}

/**
 * Issues a coupon that one business can use once. Its credits count as given alone (403 `second_person_needed`). 404
 * without an open business.
 */
export async function issueCoupon(
  ctx: TransactionContext<Reviewer>,
  businessId: string,
  { gift, lastDay, reason }: NewCoupon,
): Promise<string> {
  const { db, now, actor } = ctx;
  const endsAt = readEnd(lastDay, now);
  await lockCustomer(ctx, businessId);
  if (gift.credits !== null) await requireLeftAlone(db, businessId, gift.credits, now);
  const code = makeCode();
  const issued = { onlyFor: businessId, madeBy: actor.reviewerId, reason };
  const isNew = await addCoupon(db, { code, ...gift, maxUses: 1, endsAt, ...issued }, now);
  if (!isNew) throw new Error('a random code was there already');
  await writeAudit(ctx, {
    action: 'coupon_issued',
    subject: `coupon:${code}`,
    before: null,
    after: { name: code, ...(gift.credits === null ? { percent: gift.percent } : { credits: gift.credits }), reason },
    businessId,
  });
  return code;
}
