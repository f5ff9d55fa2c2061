import type { Language } from '#domain/shared/language.ts';

/** One option: what is stored (`key`) and what people read. */
export interface CatalogueEntry extends Record<Language, string> {
  key: string;
}

/** Entries that a screen shows under one heading, in the order shown. */
export interface CatalogueGroup extends CatalogueEntry {
  entries: readonly CatalogueEntry[];
}

/** Works for entries and for groups. */
export function labelOf(entry: Record<Language, string>, language: Language): string {
  return entry[language];
}

export function findEntry(groups: readonly CatalogueGroup[], key: string): CatalogueEntry | undefined {
  return findGroup(groups, key)?.entries.find((entry) => entry.key === key);
}

/** The group that holds the entry with this key. */
export function findGroup<Group extends CatalogueGroup>(groups: readonly Group[], entryKey: string): Group | undefined {
  return groups.find((group) => group.entries.some((entry) => entry.key === entryKey));
}
