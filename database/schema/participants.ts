import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';

/** People of the consumer app at an event. Written only under the lock of the event's row. */
export const eventParticipants = pgTable(
  'event_participants',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The app's own id of the person. */
    userId: text().notNull(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    displayName: text().notNull(),
    status: text().$type<ParticipantStatus>().notNull(),
    /** How many people come together: this person and those they bring. */
    partySize: integer().notNull().default(1),
    /** Order of arrival; people who come back get a new number. */
    seq: bigserial({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    index('event_participants_order').on(t.eventId, t.seq),
    index('event_participants_by_status').on(t.eventId, t.status, t.seq),
    index('event_participants_waiting').on(t.eventId, t.partySize, t.seq).where(sql`${t.status} = 'waiting'`),
    index('event_participants_business').on(t.businessId, t.createdAt),
    index('event_participants_person').on(t.userId, t.createdAt.desc().nullsFirst(), t.eventId.desc().nullsFirst()),
    check('event_participants_party_size', sql`${t.partySize} between 1 and 6`),
  ],
);
