import type { ExportSource } from '#database/schema/owned.ts';
import { tables } from '#database/schema/tables.ts';
import { exportNames } from '#domain/account/export.ts';

/** All tables of an export, in order. */
function sourcesOf(owner: 'business' | 'person'): readonly ExportSource[] {
  const sources = tables.flatMap(({ exported }) => {
    const source = typeof exported === 'string' ? undefined : exported[owner];
    return source ? [source] : [];
  });
  const place = ({ name }: ExportSource) => (exportNames[owner] as readonly string[]).indexOf(name);
  return sources.sort((a, b) => place(a) - place(b));
}

/** All stored data of a business. */
export const businessSources = sourcesOf('business');

/** All stored data of a person who can sign in, and of no other person. */
export const personSources = sourcesOf('person');
