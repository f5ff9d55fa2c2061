import { eq, sql } from 'drizzle-orm';
import { bigserial, check, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { owned } from '#database/schema/owned.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { users } from '#database/schema/users.ts';
import type { DoorMove } from '#domain/door/marks.ts';

/**
 * Entries and exits at the door of an event: append-only, under the lock of the event's row, so that `seq` commits in
 * order. Data of a guest is deleted with the guest.
 */
export const doorMarks = owned(
  pgTable(
    'door_marks',
    {
      eventId: uuid()
        .notNull()
        .references(() => events.id, { onDelete: 'cascade' }),
      /** Made by the device. */
      id: uuid().notNull(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** The app's own id of the guest; null for people who are on no list, and with `undo`. */
      userId: text(),
      move: text().$type<DoorMove>().notNull(),
      /** With `undo` the mark that does not hold. */
      undoes: uuid(),
      /** By the device. */
      at: timestamp({ withTimezone: true }).notNull(),
      deviceId: uuid().notNull(),
      /** The member at the door. */
      memberId: uuid().references(() => users.id, { onDelete: 'set null' }),
      seq: bigserial({ mode: 'number' }).notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.eventId, t.id] }),
      foreignKey({
        name: 'door_marks_guest',
        columns: [t.eventId, t.userId],
        foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
      }).onDelete('cascade'),
      index('door_marks_order').on(t.eventId, t.seq),
      index('door_marks_guest').on(t.eventId, t.userId),
      index('door_marks_business').on(t.businessId),
      index('door_marks_member').on(t.memberId),
      check('door_marks_undo', sql`(${t.move} = 'undo') = (${t.undoes} is not null)`),
    ],
  ),
  {
    owner: 'events/door',
    whose: 'business',
    exported: {
      business: { as: 'door_marks', order: (t) => [t.seq] },
      person: {
        as: 'my_door_marks',
        mine: (t, id) => eq(t.memberId, id),
        order: (t) => [t.at, t.eventId, t.id],
        hidden: ['userId'],
      },
    },
    kept: ['guests'],
    goesWith: 'parent',
  },
);
