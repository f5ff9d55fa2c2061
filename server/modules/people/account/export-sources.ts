import type { ExportSource } from '#database/schema/owned.ts';
import { tables } from '#database/schema/tables.ts';
import { exportNames } from '#domain/account/export.ts';

function sourcesOf(owner: 'business' | 'person'): readonly ExportSource[] {
  const sources = tables.flatMap(({ exported }) => {
    const source = typeof exported === 'string' ? undefined : exported[owner];
    return source ? [source] : [];
  });
  const place = ({ name }: ExportSource) => (exportNames[owner] as readonly string[]).indexOf(name);
  return sources.sort((a, b) => place(a) - place(b));
}

export const businessSources = sourcesOf('business');

/** Includes no other person's data. */
export const personSources = sourcesOf('person');
