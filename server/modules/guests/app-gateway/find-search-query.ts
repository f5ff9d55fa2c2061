import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { queryWords } from '#domain/guest-search/guest-words.ts';

/** From this similarity on, an unknown word counts as a known one with typing errors. */
const SIMILAR = 0.4;
const MOST_SIMILAR = 5;
/** Letters after which the last word counts as the beginning of longer ones. */
const PREFIX_LENGTH = 3;
/** A beginning of more known words than this is looked for as such. */
const MOST_LONGER = 100;

/**
 * The words that somebody typed as a query of PostgreSQL's full text: all of them have to be found, each by its German stem,
 * as it is written, or, when nothing public contains it, by the known words that look most like it. Null without a word.
 *
 * The last word is replaced by the known words that begin with it: of a mere beginning PostgreSQL does not know how rare it
 * is, and may read all events for the few that match.
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
      // Each form once: PostgreSQL takes a word that is named twice for twice as frequent, and reads what comes next instead of its list.
      const forms = new Set([
        `'${folded}'${isVague ? ':*' : ''}`,
        ...known.filter((word) => word !== folded).map((word) => `'${word}'`),
        ...(stem ? [stem] : []),
      ]);
      return `(${[...forms].join(' | ')})`;
    })
    .join(' & ');
}
