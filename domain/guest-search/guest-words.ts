import { findBusinessType } from '#domain/catalogue/business-types.ts';
import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';
import { findEntry } from '#domain/catalogue/catalogue.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import { tagLabel } from '#domain/catalogue/tags.ts';
import { fold } from '#domain/guest-search/search-text.ts';
import { languages } from '#domain/shared/language.ts';

const bothLabels = (entry: CatalogueEntry | undefined) => (entry ? languages.map((language) => entry[language]) : []);

interface SearchedBusiness {
  displayName: string;
  description: string;
  address: string;
  businessType: string;
  categories: readonly string[];
}

/** Name first, then type in both languages, then the rest. */
export function businessWords({ displayName, description, address, businessType, categories }: SearchedBusiness) {
  const kinds = [
    ...bothLabels(findBusinessType(businessType)),
    ...categories.flatMap((key) => bothLabels(profileCategoryEntries.find((entry) => entry.key === key))),
  ];
  return { names: displayName, kinds: kinds.join(' '), texts: `${address} ${description}` };
}

interface SearchedEvent {
  title: string;
  description: string;
  location: string;
  category: { tags: readonly string[]; userCharacteristics: readonly string[] } | null;
}

/** Includes the business's address if the event takes place there. */
export function eventWords(event: SearchedEvent, business: { displayName: string; address: string }) {
  const { tags = [], userCharacteristics = [] } = event.category ?? {};
  const kinds = [
    ...tags.flatMap((tag) => languages.map((language) => tagLabel(tag, language))),
    ...userCharacteristics.flatMap((key) => bothLabels(findEntry(characteristicGroups, key))),
  ];
  const texts = [business.displayName, event.location, business.address, event.description];
  return { names: event.title, kinds: kinds.join(' '), texts: texts.join(' ') };
}

/** Texts by PostgreSQL's weights A, B and D. */
export type SearchedWords = ReturnType<typeof businessWords>;

/** Minimum letters or digits of a search word. */
const SHORTEST = 2;
const MOST_WORDS = 8;

/** Distinct folded words. */
export function wordsIn(text: string): string[] {
  const words = fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= SHORTEST))];
}

/** Folded, with spelling; at most eight, to bound the cost. */
export function queryWords(typed: string): { folded: string; spelled: string }[] {
  const spelled =
    typed
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return spelled.slice(0, MOST_WORDS).map((word) => ({ folded: fold(word), spelled: word }));
}
