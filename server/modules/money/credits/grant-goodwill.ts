import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { bookMovements } from '#server/modules/money/credits/move-credits.ts';

interface Gift {
  /** Id, or e-mail address of the business. */
  business: string;
  credits: number;
  /** The owner can read it. */
  why: string;
}

const isId = (word: string) => /^[\da-f-]{36}$/i.test(word);

/** Gives credits that never end to the one open business that `business` names; returns how many it names. */
export async function grantGoodwill(db: Database, { business, credits, why }: Gift, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const named = isId(business) ? eq(businesses.id, business) : eq(businesses.email, business);
    const rows = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(and(named, isNull(businesses.closedAt), isNull(businesses.testOf)));
    const [only] = rows;
    if (!only || rows.length > 1) return rows.length;
    const booking = { db: tx, now, actor: { kind: 'system' } as const };
    await bookMovements(booking, only.id, { reference: why }, (ledger) => ledger.addPurchased(credits, 'goodwill'));
    return 1;
  });
}
