import type { Recipe } from './recipe.ts';
import { after, create } from './recipe.ts';

/** A business keeps notes for itself. */
export const table: Recipe = {
  heading: 'Add a table',
  edits: {
    'database/schema/business-notes.ts':
      create(`import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';

/** Notes that a business keeps for itself. */
export const businessNotes = owned(
  pgTable(
    'business_notes',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      text: text().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [primaryKey({ columns: [t.businessId, t.id] })],
  ),
  {
    owner: 'people/business',
    whose: 'business',
    exported: { business: { as: 'notes', order: (t) => [t.createdAt, t.id] } },
    kept: ['account'],
    goesWith: 'account',
  },
);
`),
    'database/schema/tables.ts': after(
      "import '#database/schema/business-changes.ts';\n",
      "import '#database/schema/business-notes.ts';\n",
    ),
    'domain/account/export.ts': after("    'audit',\n", "    'notes',\n"),
    'i18n/de/export.ts': after(
      "    audit: 'Wer was geändert, gelesen oder exportiert hat',\n",
      "    notes: 'Eure Notizen',\n",
    ),
    'i18n/en/export.ts': after("    audit: 'Who changed, read or exported what',\n", "    notes: 'Your notes',\n"),
  },
};
