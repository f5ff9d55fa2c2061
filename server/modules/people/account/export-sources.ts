import type { ExportSource } from '#database/schema/owned.ts';
import { tables } from '#database/schema/tables.ts';
import { exportNames } from '#domain/account/export.ts';

/** All tables of an export, in its order. */
function sourcesOf(owner: 'business' | 'person'): readonly ExportSource[] {
  const sources = tables.flatMap(({ exported }) => {
    const source = typeof exported === 'string' ? undefined : exported[owner];
    return source ? [source] : [];
  });
  const place = ({ name }: ExportSource) => (exportNames[owner] as readonly string[]).indexOf(name);
  return sources.sort((a, b) => place(a) - place(b));
}

/** Everything that is stored about a business and belongs to it. */
export const businessSources = sourcesOf('business');

/** Everything that is stored about a person who can sign in, and nothing about anybody else. */
export const personSources = sourcesOf('person');
