import type { Placeholder } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/**
 * A value of a statement prepared by name that the planner does not look at. Where it does, the plan for these very values often
 * looks a little cheaper than the one for any values, and PostgreSQL plans anew at every call: that can take longer than the
 * call itself. Not for what is planned at every call on purpose.
 */
export const unseenValue = (name: string, type: 'bigint' | 'boolean' | 'timestamptz') =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;

/** The same for how many rows. Drizzle writes any SQL there, though the type of `limit` names numbers and placeholders only. */
export const unseenLimit = (name: string) => unseenValue(name, 'bigint') as unknown as Placeholder<string, number>;
