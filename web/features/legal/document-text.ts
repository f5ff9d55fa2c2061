import { useTranslation } from 'react-i18next';
import type { Declaration, DocumentVersion, LegalDocument } from '#domain/legal/documents.ts';
import { documentVersions } from '#domain/legal/documents.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDay, formatMonth } from '#i18n/format.ts';

export type PublishedDocument = Exclude<LegalDocument, Declaration>;

export interface TextSection {
  /** Anchor. */
  id: string;
  title: string;
  /** Its key in the document's text file. */
  name: string;
}

type Titles = Record<string, { title: string }>;

/** A version's sections. An announced text is stored as `coming`, a former one below `earlier`. */
export function useSectionsOf(document: PublishedDocument): (version: DocumentVersion) => TextSection[] {
  const { t, i18n } = useTranslation(document);
  const exists = (key: string) => i18n.exists(key, { ns: document });
  const titlesAt = (key: string) => t(key as 'sections', { returnObjects: true }) as Titles;
  return (version) => {
    const isComing = version === documentVersions[document].at(-1) && exists('coming');
    const former = `earlier.v${version.version}`;
    const key = isComing ? 'coming' : exists(former) ? former : 'sections';
    // Links lead to the present text, and to the other ones where only they have the section.
    const present = key === 'sections' ? {} : titlesAt('sections');
    const idOf = (id: string) => (id in present ? `${isComing ? 'coming' : `v${version.version}`}-${id}` : id);
    return Object.entries(titlesAt(key)).map(([id, { title }]) => ({ id: idOf(id), title, name: `${key}.${id}.text` }));
  };
}

/** Versions before the present one with their words, newest first. */
export function useFormerVersions(document: PublishedDocument, present: DocumentVersion): DocumentVersion[] {
  const { i18n } = useTranslation(document);
  return documentVersions[document]
    .filter(({ version }) => version < present.version && i18n.exists(`earlier.v${version}`, { ns: document }))
    .toReversed();
}

/** `2024-01-22` -> `22. Januar 2024`, `2025-01` -> `Januar 2025`. */
export function formatDated(dated: string, language: Language): string {
  const [year, month = '', day] = dated.split('-');
  return day === undefined ? `${formatMonth(month, language)} ${year}` : formatDay(dated, language);
}
