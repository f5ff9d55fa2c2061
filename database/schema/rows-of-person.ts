import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';

export const emailOf = (userId: string) => sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`;

/** Column of a person's memberships. */
export const membershipsOf = (column: PgColumn, userId: string) =>
  sql`(select ${column} from ${teamMembers} where ${teamMembers.userId} = ${userId})`;
