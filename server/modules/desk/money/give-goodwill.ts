import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { goodwill } from '#database/schema/goodwill.ts';
import type { Reviewer, System } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { requireLeftAlone } from '#server/modules/desk/money/goodwill-queries.ts';
import { lockCustomer } from '#server/modules/desk/money/lock-customer.ts';
import { bookMovements } from '#server/modules/money/credits/move-credits.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

export interface Gift {
  credits: number;
  /** The owner can read it. */
  reason: string;
}

type Giving = Pick<TransactionContext<Reviewer | System>, 'db' | 'now' | 'actor'>;

/** Books credits that never end, with their entry in the owner's log. */
export async function bookGoodwill(
  ctx: Giving,
  { id, businessId, credits, reason }: Gift & { id: string; businessId: string },
): Promise<void> {
  await bookMovements(ctx, businessId, { reference: reason }, (ledger) => ledger.addPurchased(credits, 'goodwill'));
  await writeAudit(ctx, {
    action: 'goodwill_given',
    subject: `goodwill:${id}`,
    before: null,
    after: { credits, reason },
    businessId,
  });
}

/** Gives credits; staff alone up to a limit (403 `second_person_needed`). 404 without an open business. */
export async function giveGoodwill(ctx: Giving, businessId: string, gift: Gift): Promise<string> {
  const { db, now, actor } = ctx;
  await lockCustomer(ctx, businessId);
  const isStaff = actor.kind === 'reviewer';
  if (isStaff) await requireLeftAlone(db, businessId, gift.credits, now);
  const id = randomUUIDv7();
  const proposedBy = isStaff ? actor.reviewerId : null;
  await db.insert(goodwill).values({ id, businessId, ...gift, state: 'given', proposedBy, createdAt: now });
  await bookGoodwill(ctx, { id, businessId, ...gift });
  return id;
}

const isId = (word: string) => /^[\da-f-]{36}$/i.test(word);

/** Gives credits to the one open business that the id or e-mail address names; returns how many it names. */
export async function giveByName(db: Database, name: string, gift: Gift, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const named = isId(name) ? eq(businesses.id, name) : eq(businesses.email, name);
    const rows = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(and(named, isNull(businesses.closedAt), isNull(businesses.testOf)));
    const [only] = rows;
    if (!only || rows.length > 1) return rows.length;
    await giveGoodwill({ db: tx, now, actor: { kind: 'system' } }, only.id, gift);
    return 1;
  });
}
