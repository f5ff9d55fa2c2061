import { and, eq, isNull } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

/** Locks an open business, so that acts on its money happen one after the other. 404 without one. */
export async function lockCustomer({ db }: Pick<TransactionContext<Actor>, 'db'>, businessId: string): Promise<void> {
  const [business] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt), isNull(businesses.testOf)))
    .for('no key update');
  if (!business) throw new Problem('not_found');
}
