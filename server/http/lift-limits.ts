import { and, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { LimitName } from '#domain/shared/limits.ts';
import { limits } from '#domain/shared/limits.ts';
import { subjectPart } from '#server/http/rate-limits.ts';

/** Counts and pauses of a limit, of callers and of the networks around them. */
const kinds = ['', 'Around', 'Pause', 'AroundPause'] as const;

const isOf = (limit: LimitName, subject: string, which: readonly (typeof kinds)[number][]) =>
  or(...which.map((kind) => sql`starts_with(${rateLimits.key}, ${`${limit}${kind}:${subjectPart(subject)}.`}::text)`));

/** Forgets all counts of a subject, of all callers. */
export async function liftLimits(db: Transaction, names: readonly LimitName[], subject: string): Promise<void> {
  const all = or(...names.map((name) => isOf(name, subject, kinds)));
  if (all) await db.delete(rateLimits).where(all);
}

/** Whether a caller is refused, or made to wait, by one of the limits. */
export async function isLimited(db: Connection, names: readonly LimitName[], subject: string): Promise<boolean> {
  const reached = names.map((name) =>
    and(isOf(name, subject, ['']), sql`${rateLimits.points} >= ${limits[name].points}::int`),
  );
  const [found] = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(or(...reached), sql`${rateLimits.expire} > extract(epoch from now()) * 1000`))
    .limit(1);
  return found !== undefined;
}
