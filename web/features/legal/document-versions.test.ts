import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LegalDocument } from '#domain/legal/documents.ts';
import { documentVersions, isDeclaration, legalDocuments } from '#domain/legal/documents.ts';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import { createTexts, createTranslator } from '#i18n/translator.ts';
import { promiseValues } from './promise-values.ts';
import { rankingValues } from './ranking-values.ts';

type Wording = { coming?: object; sections: object };

/** Fills in figures; operator data differs by installation and stays open. */
function fill(words: string, values: object): string {
  return words.replaceAll(/\{\{([\w.]+)[^}]*\}\}/g, (placeholder, path: string) => {
    const value = path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown>)?.[key], values);
    return value === undefined ? placeholder : String(value);
  });
}

function wordsOf(document: LegalDocument, language: Language): { now: string; coming: string | null } {
  const bundle = createTexts(language, '{{brand}}').getResourceBundle(
    language,
    isDeclaration(document) ? 'documents' : document,
  );
  if (isDeclaration(document)) return { now: JSON.stringify(bundle[document]), coming: null };
  const legal = createTranslator(language, 'legal', '{{brand}}');
  const ranking = createTranslator(language, 'ranking', '{{brand}}');
  const values = {
    ...promiseValues((key) => legal(key as never)),
    ...rankingValues((key) => ranking(key as never)),
  };
  const { sections, coming } = bundle as Wording;
  return {
    now: fill(JSON.stringify(sections), values),
    coming: coming ? fill(JSON.stringify(coming), values) : null,
  };
}

function hashesOf(document: LegalDocument): { now: string; coming: string | null } {
  const words = languages.map((language) => wordsOf(document, language));
  const hash = (all: (string | null)[]) => createHash('sha256').update(all.join('\n')).digest('hex');
  return {
    now: hash(words.map(({ now }) => now)),
    coming: words.some(({ coming }) => coming) ? hash(words.map(({ coming }) => coming)) : null,
  };
}

describe('a text of the law', () => {
  // A failure means a document or figure changed and needs a new version: docs/domain/legal-documents.md.
  it.each(legalDocuments)('%s is that of its newest version', (document) => {
    const { now, coming } = hashesOf(document);
    const hashes = documentVersions[document].map(({ hash }) => hash);
    expect(hashes.slice(coming ? -2 : -1)).toEqual(coming ? [now, coming] : [now]);
  });

  it('has no figure left open', () => {
    for (const document of legalDocuments) {
      for (const language of languages) {
        expect(fill(wordsOf(document, language).now, {})).not.toMatch(/\{\{(review|reports|measures|kept|order|top)\b/);
      }
    }
  });
});

it.each([...languages])(
  'what a business declares of itself stands in the tick of the registration in %s',
  (language) => {
    const texts = createTexts(language, 'Dabei');
    const { adminAccepted } = texts.getResourceBundle(language, 'registration');
    expect(adminAccepted).toContain(texts.getResourceBundle(language, 'documents').trader.statement);
  },
);
