import slugify from '@sindresorhus/slugify';
import { describe, expect, it } from 'vitest';
import { codeIn, eventPagePath, slugOf } from '#domain/guest-pages/addresses.ts';
import { pageSourceOf, pageSources, pathFrom } from '#domain/guest-pages/sources.ts';
import { cases } from '#tests/support/cases.ts';
import { fc } from '#tests/support/fast-check.ts';

describe('the words of an address', () => {
  it.each([
    ['Zur Fetten Ecke', 'zur-fetten-ecke'],
    ['Größe & Äpfel: „Übermut“ für 5 €', 'groesse-und-aepfel-uebermut-fuer-5-euro'],
    ['Crème brûlée', 'creme-brulee'],
    ['GmbH', 'gmbh'],
    ['Zum Anker GmbH & Co. KG', 'zum-anker-gmbh-und-co-kg'],
    ['GRÜNE HÖLLE', 'gruene-hoelle'],
    ['Gru\u0308ne Ho\u0308lle', 'gruene-hoelle'],
    ['ÜBEL & GEFÄHRLICH', 'uebel-und-gefaehrlich'],
    ['SO36', 'so36'],
    ['KaDeWe', 'kadewe'],
    ['H2O-Bar', 'h2o-bar'],
    ['🍻🍻', ''],
    ['  --  ', ''],
    ['../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
  ])('of %s are %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('are those of the library, also where it is not asked', () => {
    const letters = fc.constantFrom(...'aABzZ09äÄöÜüßẞéÉ ,.:;!?()/+-_&€\'’"„–\\🍻'.split(/(?:)/u));
    const names = fc.string({ unit: letters, maxLength: 12 });
    fc.assert(
      fc.property(names, (name) => {
        const slug = slugify(name, {
          locale: 'de',
          decamelize: false,
          customReplacements: [
            ['&', ' und '],
            ['€', ' euro '],
          ],
        });
        expect(slugOf(name)).toBe(slug);
      }),
      {
        numRuns: cases({ all: 5000, few: 500 }),
        examples: [['Kneipenquiz im Hinterzimmer'], ['Über 18'], ['A1 B2'], ['Ähm, ja!'], ['-a-'], ['aa BB']].map(
          ([x]) => [x ?? ''],
        ) as [string][],
      },
    );
  });

  it('are cut between words, and within a word that is too long', () => {
    expect(slugOf(`${'langes wort '.repeat(12)}ende`)).toMatch(/^(langes-wort-?)+$/);
    for (const name of ['langes wort '.repeat(40), 'x'.repeat(400), `a ${'y'.repeat(400)}`]) {
      expect(slugOf(name).length).toBeLessThanOrEqual(60);
      expect(slugOf(name)).not.toMatch(/^-|-$/);
    }
  });
});

describe('the address of an event', () => {
  it('is found by its code whatever stands after it', () => {
    const path = eventPagePath({ code: '0123456789ab', title: 'Kneipenquiz' });
    expect(path).toBe('/e/0123456789ab-kneipenquiz');
    expect(eventPagePath({ code: '0123456789ab', title: '🍻' })).toBe('/e/0123456789ab');
    for (const address of ['0123456789ab', '0123456789ab-', '0123456789ab-alt'])
      expect(codeIn(address)).toBe('0123456789ab');
    for (const address of ['', '0123456789a', '0123456789abc', '0123456789AB', '0123456789ab.png', 'x-0123456789ab']) {
      expect(codeIn(address)).toBeUndefined();
    }
  });

  it('says by which way it was reached', () => {
    for (const source of pageSources) {
      const url = new URL(pathFrom(source, '/e/0123456789ab'), 'https://dabei.example');
      expect(pageSourceOf(url.searchParams.get('p'))).toBe(source);
    }
    expect(pageSourceOf('9')).toBe('link');
  });
});
