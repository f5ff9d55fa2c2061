import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { owned } from '#database/schema/owned.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { membershipsOf } from '#database/schema/rows-of-person.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { NoticeFacts } from '#domain/notices/facts.ts';
import type { NoticeDelivery, NoticeKind } from '#domain/notices/kinds.ts';

/** Notice outbox: one row per member and channel, written in the transaction of the reason. Kept a day for batching. */
export const notices = owned(
  pgTable(
    'notices',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      memberId: uuid()
        .notNull()
        .references(() => teamMembers.id, { onDelete: 'cascade' }),
      kind: text().$type<NoticeKind>().notNull(),
      delivery: text().$type<Exclude<NoticeDelivery, 'off'>>().notNull(),
      /** Null for a mail. */
      deviceId: uuid().references(() => noticeDevices.id, { onDelete: 'cascade' }),
      eventId: uuid().references(() => events.id, { onDelete: 'cascade' }),
      /** The app's user id; the name is read when the mail is written. */
      participantId: text(),
      facts: jsonb().$type<NoticeFacts>().notNull(),
      dueAt: timestamp({ withTimezone: true }).notNull(),
      /** Claimed by a process. */
      claimedAt: timestamp({ withTimezone: true }),
      /** Accepted by mail server or push service, or nothing left to send. */
      toldAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      foreignKey({
        name: 'notices_participant',
        columns: [t.eventId, t.participantId],
        foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
      }).onDelete('cascade'),
      index('notices_due').on(t.dueAt).where(sql`${t.toldAt} is null`),
      index('notices_member').on(t.memberId, t.dueAt),
      index('notices_device').on(t.deviceId).where(sql`${t.deviceId} is not null`),
      index('notices_event').on(t.eventId, t.participantId),
      index('notices_business').on(t.businessId, t.createdAt),
    ],
  ),
  {
    owner: 'news/notices',
    whose: 'business',
    exported: {
      business: { as: 'notices', order: (t) => [t.createdAt, t.id] },
      person: {
        as: 'my_notices',
        mine: (t, id) => sql`${t.memberId} in ${membershipsOf(teamMembers.id, id)}`,
        order: (t) => [t.createdAt, t.id],
        hidden: ['participantId', 'facts'],
      },
    },
    kept: ['notices'],
    goesWith: 'parent',
  },
);
