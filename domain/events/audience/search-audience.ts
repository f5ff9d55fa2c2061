import type { CatalogueEntry, CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { tagGroups } from '#domain/catalogue/tags.ts';
import { tagKeysIn } from '#domain/events/one-line/read-tags.ts';

/** Matches without accents: `Café` as `cafe`. */
const plain = (text: string) => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

function rankOf({ de, en }: CatalogueEntry, wanted: string): number {
  const ranks = [de, en].map((name) => {
    const at = plain(name).indexOf(wanted);
    if (at < 0) return Infinity;
    if (at === 0) return 0;
    return /[\s&/(-]/.test(plain(name).charAt(at - 1)) ? 1 : 2;
  });
  return Math.min(...ranks);
}

function search(groups: readonly CatalogueGroup[], wanted: string): string[] {
  const ranked = groups.flatMap((group) =>
    group.entries.map((entry) => ({ key: entry.key, rank: rankOf(entry, wanted) })),
  );
  return ranked
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ key }) => key);
}

/** Matches German and English names, for tags also synonyms, best first. Empty for an empty query. */
export function searchAudience(query: string): { tags: string[]; interests: string[] } {
  const wanted = plain(query.trim());
  if (wanted === '') return { tags: [], interests: [] };
  const meant: string[] = tagKeysIn(query);
  return {
    tags: [...new Set([...search(tagGroups, wanted), ...meant])],
    interests: search(characteristicGroups, wanted),
  };
}
