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

/** A version's sections. An announced text is stored as `coming`. */
export function useSectionsOf(document: PublishedDocument): (version: DocumentVersion) => TextSection[] {
  const { t, i18n } = useTranslation(document);
  return (version) => {
    const isComing = version === documentVersions[document].at(-1) && i18n.exists('coming', { ns: document });
    const key = isComing ? 'coming' : 'sections';
    const sections = t(key as 'sections', { returnObjects: true }) as Record<string, { title: string }>;
    return Object.entries(sections).map(([id, { title }]) => ({
      id: isComing ? `coming-${id}` : id,
      title,
      name: `${key}.${id}.text`,
    }));
  };
}

/** `2024-01-22` -> `22. Januar 2024`, `2025-01` -> `Januar 2025`. */
export function formatDated(dated: string, language: Language): string {
  const [year, month = '', day] = dated.split('-');
  return day === undefined ? `${formatMonth(month, language)} ${year}` : formatDay(dated, language);
}
