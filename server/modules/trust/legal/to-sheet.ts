import type { DocumentSheet } from '#domain/legal/document-sheet.ts';
import type { DocumentVersion } from '#domain/legal/documents.ts';
import { operatorValues } from '#domain/legal/operator-values.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDay, formatInstant } from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Config } from '#server/boot/settings/config.ts';

interface Signed {
  version: DocumentVersion;
  business: { companyName: string; address: string };
  /** The accepting person. */
  person: string;
  at: Date;
  language: Language;
}

function blocksOf(text: string): DocumentSheet['blocks'] {
  return [...text.matchAll(/<(p|li|lines)>([\s\S]*?)<\/\1>/g)].map(([, element, words = '']) => ({
    kind: element === 'li' ? ('item' as const) : ('text' as const),
    text: words.replaceAll(/<\/?\w+>/g, '').trim(),
  }));
}

/** The data processing contract with both parties, for printing. */
export function toProcessingSheet(config: Config, { version, business, person, at, language }: Signed): DocumentSheet {
  const { operator } = config;
  const brand = operator.name ?? 'Dabei';
  const t = createTranslator(language, 'processing', brand);
  const legal = createTranslator(language, 'legal', brand);
  const values = operatorValues(operator, (name) => legal(`placeholder.${name}`));
  const sections = t('sections', { returnObjects: true }) as Record<string, { title: string }>;
  return {
    title: t('paper.title'),
    language,
    facts: [
      { label: t('paper.controller'), text: `${business.companyName}, ${business.address}` },
      { label: t('paper.processor'), text: `${values.company}, ${values.street}, ${values.zipCode} ${values.city}` },
      { label: t('paper.acceptedBy'), text: person },
      { label: t('paper.acceptedAt'), text: t('paper.acceptance', { when: formatInstant(at, language) }) },
      {
        label: t('paper.version'),
        text: t('paper.versionOf', { version: version.version, date: formatDay(version.dated, language) }),
      },
      { label: t('paper.hash'), text: version.hash },
    ],
    blocks: Object.entries(sections).flatMap(([id, { title }], index) => [
      { kind: 'heading' as const, text: `${index + 1}. ${title}` },
      ...blocksOf(t(`sections.${id}.text` as never, values)),
    ]),
    footer: t('paper.page', { page: '{{page}}', pages: '{{pages}}' }),
  };
}
