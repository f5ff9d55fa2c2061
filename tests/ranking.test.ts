import { describe, expect, it } from 'vitest';
import { rankedLists, topRules } from '#domain/guest-search/ranking.ts';
import { languages } from '#domain/shared/language.ts';
import { createTexts } from '#i18n/translator.ts';

/** All texts of a page with its tables filled in. */
function textsOf(language: 'de' | 'en', file: 'ranking' | 'terms'): string {
  const texts = createTexts(language, 'Dabei');
  return JSON.stringify(texts.getResourceBundle(language, file).sections);
}

describe.each([...languages])('the page and the terms in %s', (language) => {
  const words = createTexts(language, 'Dabei').getResourceBundle(language, 'ranking').orders;

  it('have words for everything that a list is ordered by, and for nothing else', () => {
    expect(new Set(Object.keys(words))).toEqual(new Set(Object.values(rankedLists).flat()));
  });

  it.each(['ranking', 'terms'] as const)('take every order and every figure from the table: %s', (file) => {
    const text = textsOf(language, file);
    for (const list of Object.keys(rankedLists)) expect(text).toContain(`{{order.${list}}}`);
    for (const rule of ['places', 'of', 'km', 'candidates']) expect(text).toContain(`{{top.${rule}}}`);
    if (file === 'ranking') expect(text).toContain('{{search.most, number}}');
    const ours = file === 'ranking' ? text : JSON.stringify(JSON.parse(text).ranking);
    for (const figure of [topRules.places, topRules.of, topRules.radiusM / 1000, topRules.candidates])
      expect(ours).not.toMatch(new RegExp(`\\b${figure}\\b`));
  });
});
