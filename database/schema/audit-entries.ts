import { and, eq, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { membershipsOf } from '#database/schema/rows-of-person.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { AuditAction } from '#domain/audit/actions.ts';

/** Append-only, enforced by a trigger. The actor is text, to outlive the account. */
export const auditEntries = owned(
  pgTable(
    'audit_entries',
    {
      id: uuid().primaryKey(),
      businessId: uuid().references(() => businesses.id, { onDelete: 'cascade' }),
      actor: text().notNull(),
      action: text().$type<AuditAction>().notNull(),
      subject: text().notNull(),
      before: jsonb().$type<Record<string, unknown>>(),
      after: jsonb().$type<Record<string, unknown>>(),
      /** As in the response's `X-Request-Id`; null for jobs. */
      requestId: text(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('audit_entries_newest').on(t.businessId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
      index('audit_entries_request').on(t.requestId).where(sql`${t.requestId} is not null`),
    ],
  ),
  {
    owner: 'news/audit',
    whose: ['business', 'operator'],
    exported: {
      business: { as: 'audit', order: (t) => [t.createdAt, t.id] },
      person: {
        as: 'my_actions',
        mine: (t, id) =>
          and(sql`${t.businessId} in ${membershipsOf(teamMembers.businessId, id)}`, eq(t.actor, `user:${id}`)),
        order: (t) => [t.createdAt, t.id],
        hidden: ['before', 'after'],
      },
    },
    kept: ['auditLog'],
    goesWith: 'verb',
  },
);
