import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { BannerKind, Switch } from '#domain/switches/switches.ts';

/** Every throw of a switch; the last one of each counts. */
export const switchThrows = owned(
  pgTable(
    'switch_throws',
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      name: text().$type<Switch>().notNull(),
      isOff: boolean().notNull(),
      /** Words of staff to staff. */
      reason: text().notNull(),
      /** Off until then; null until it is thrown back. */
      until: timestamp({ withTimezone: true }),
      thrownBy: uuid()
        .notNull()
        .references(() => reviewers.id),
      thrownAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('switch_throws_last').on(t.name, t.id)],
  ),
  { owner: 'desk/switches', whose: 'operator', exported: 'the work of staff', kept: ['staff'], goesWith: 'stays' },
);

/** Every change of the banner; the last one counts. */
export const bannerChanges = owned(
  pgTable('banner_changes', {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: taken down. */
    kind: text().$type<BannerKind>(),
    textDe: text(),
    textEn: text(),
    beginsAt: timestamp({ withTimezone: true }),
    /** Shown until then; null until it is taken down. */
    endsAt: timestamp({ withTimezone: true }),
    reason: text().notNull(),
    changedBy: uuid()
      .notNull()
      .references(() => reviewers.id),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  }),
  { owner: 'desk/switches', whose: 'operator', exported: 'the work of staff', kept: ['staff'], goesWith: 'stays' },
);
