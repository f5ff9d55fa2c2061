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

/** What a business is found by: its name first, then what it is in both languages, then the rest. */
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

/** What an event is found by; the address is the one of its business when it takes place there. */
export function eventWords(event: SearchedEvent, business: { displayName: string; address: string }) {
  const { tags = [], userCharacteristics = [] } = event.category ?? {};
  const kinds = [
    ...tags.flatMap((tag) => languages.map((language) => tagLabel(tag, language))),
    ...userCharacteristics.flatMap((key) => bothLabels(findEntry(characteristicGroups, key))),
  ];
  const texts = [business.displayName, event.location, business.address, event.description];
  return { names: event.title, kinds: kinds.join(' '), texts: texts.join(' ') };
}

/** What is searched, by how much it says: A, B and D of PostgreSQL's weights. */
export type SearchedWords = ReturnType<typeof businessWords>;

/** A word that is worth finding has at least this many letters or digits. */
const SHORTEST = 2;
const MOST_WORDS = 8;

/** The different words of a text, folded. */
export function wordsIn(text: string): string[] {
  const words = fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= SHORTEST))];
}

/** The words of a query, folded, with their spelling; at most eight, so that no query costs more than its length. */
export function queryWords(typed: string): { folded: string; spelled: string }[] {
  const spelled =
    typed
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return spelled.slice(0, MOST_WORDS).map((word) => ({ folded: fold(word), spelled: word }));
}
