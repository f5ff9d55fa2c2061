import type { Language } from '#domain/shared/language.ts';

export interface CatalogueEntry extends Record<Language, string> {
  key: string;
}

export interface CatalogueGroup extends CatalogueEntry {
  entries: readonly CatalogueEntry[];
}

export function labelOf(entry: Record<Language, string>, language: Language): string {
  return entry[language];
}

export function findEntry(groups: readonly CatalogueGroup[], key: string): CatalogueEntry | undefined {
  return findGroup(groups, key)?.entries.find((entry) => entry.key === key);
}

export function findGroup<Group extends CatalogueGroup>(groups: readonly Group[], entryKey: string): Group | undefined {
  return groups.find((group) => group.entries.some((entry) => entry.key === entryKey));
}
