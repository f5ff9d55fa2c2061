import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { queryWords } from '#domain/guest-search/guest-words.ts';

/** Minimum similarity for an unknown word to count as a known one. */
const SIMILAR = 0.4;
const MOST_SIMILAR = 5;
/** Letters from which the last word matches as a prefix. */
const PREFIX_LENGTH = 3;
/** Above this many known words, the prefix itself is searched. */
const MOST_LONGER = 100;

/**
 * Converts typed words to a full-text query: all must match, each by German stem, literally, or, if unknown, by the
 * most similar known words. Null without a word.
 *
 * The last word becomes the known words it prefixes, since PostgreSQL cannot estimate a prefix and might read all
 * events.
 */
export async function findSearchQuery(db: Connection, typed: string): Promise<string | null> {
  const words = queryWords(typed);
  if (words.length === 0) return null;
  const { rows } = await db.execute<{ n: number; stem: string; similar: string[] | null; longer: string[] | null }>(sql`
    select t.n, plainto_tsquery('german', t.spelled)::text as stem,
      case when not exists (select 1 from search_words where word = t.folded) then (
        select array_agg(s.word) from (
          select word from search_words where word % t.folded and similarity(word, t.folded) >= ${SIMILAR}
          order by similarity(word, t.folded) desc, word limit ${MOST_SIMILAR}
        ) s
      ) end as similar,
      case when t.n = ${words.length} and length(t.folded) >= ${PREFIX_LENGTH} then array(
        select word from search_words where word like t.folded || '%' limit ${MOST_LONGER + 1}
      ) end as longer
    from unnest(${sql.param(words.map(({ spelled }) => spelled))}::text[], ${sql.param(words.map(({ folded }) => folded))}::text[])
      with ordinality as t (spelled, folded, n)
    order by t.n`);
  return rows
    .map(({ stem, similar, longer }, index) => {
      const { folded } = words[index] ?? { folded: '' };
      const isVague = longer !== null && longer.length > MOST_LONGER;
      const known = isVague ? [] : [...(longer ?? []), ...(similar ?? [])];
      // Distinct forms: PostgreSQL counts a repeated word twice, and then avoids its index.
      const forms = new Set([
        `'${folded}'${isVague ? ':*' : ''}`,
        ...known.filter((word) => word !== folded).map((word) => `'${word}'`),
        ...(stem ? [stem] : []),
      ]);
      return `(${[...forms].join(' | ')})`;
    })
    .join(' & ');
}
