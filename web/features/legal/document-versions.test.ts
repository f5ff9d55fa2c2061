import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LegalDocument } from '#domain/legal/documents.ts';
import { documentVersions, isDeclaration, legalDocuments } from '#domain/legal/documents.ts';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import { createTexts, createTranslator } from '#i18n/translator.ts';
import { promiseValues } from './promise-values.ts';
import { rankingValues } from './ranking-values.ts';

type Wording = { coming?: object; earlier?: Record<string, object>; sections: object };

/** Fills in figures; operator data differs by installation and stays open. */
function fill(words: string, values: object): string {
  return words.replaceAll(/\{\{([\w.]+)[^}]*\}\}/g, (placeholder, path: string) => {
    const value = path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown>)?.[key], values);
    return value === undefined ? placeholder : String(value);
  });
}

function filled(words: object | undefined, language: Language): string {
  const legal = createTranslator(language, 'legal', '{{brand}}');
  const ranking = createTranslator(language, 'ranking', '{{brand}}');
  return fill(JSON.stringify(words), {
    ...promiseValues((key) => legal(key as never)),
    ...rankingValues((key) => ranking(key as never)),
  });
}

function wordsOf(document: LegalDocument, language: Language): { now: string; coming: string | null } {
  const bundle = createTexts(language, '{{brand}}').getResourceBundle(
    language,
    isDeclaration(document) ? 'documents' : document,
  );
  if (isDeclaration(document)) return { now: JSON.stringify(bundle[document]), coming: null };
  const { sections, coming } = bundle as Wording;
  return { now: filled(sections, language), coming: coming ? filled(coming, language) : null };
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

  it('keeps the words of former versions', () => {
    for (const document of legalDocuments) {
      if (isDeclaration(document)) continue;
      const wordings = languages.map(
        (language) => createTexts(language, '{{brand}}').getResourceBundle(language, document) as Wording,
      );
      const present = documentVersions[document].length - (wordings[0]?.coming ? 1 : 0);
      for (const { version, hash } of documentVersions[document].slice(0, present - 1)) {
        const words = wordings.map(({ earlier }, index) => filled(earlier?.[`v${version}`], languages[index] ?? 'de'));
        expect(createHash('sha256').update(words.join('\n')).digest('hex'), `${document} ${version}`).toBe(hash);
      }
    }
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
