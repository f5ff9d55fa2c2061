import { describe, expect, it } from 'vitest';
import { readLine } from '#domain/events/one-line/read-line.ts';
import { markLine } from './mark-line.ts';

const now = new Date('2026-11-22T12:00:00Z');
const marked = (line: string, ...putBack: string[]) =>
  markLine(line, readLine(line, { now, language: 'de', putBack: new Set(putBack) })).map(({ text, kind }) =>
    kind === 'plain' ? text : `${kind}(${text})`,
  );

describe('what was read of a line is marked in it', () => {
  it('as its chip is, guesses apart from what is sure', () => {
    expect(marked('Kneipenquiz Mi um 8, 40 Plätze 5 €')).toEqual([
      'guess(Kneipenquiz)',
      ' ',
      'sure(Mi)',
      ' ',
      'guess(um 8)',
      ', ',
      'sure(40 Plätze)',
      ' ',
      'sure(5 €)',
    ]);
  });

  it('in every place where a part stands, and for a repetition too', () => {
    expect(marked('Skat wöchentlich Mi, 25.11.')).toEqual([
      'guess(Skat)',
      ' ',
      'sure(wöchentlich)',
      ' ',
      'sure(Mi,)',
      ' ',
      'sure(25.11.)',
    ]);
  });

  it('not where somebody has put it back', () => {
    expect(marked('Feier Mi 20 Uhr', 'Mi')).toEqual(['Feier Mi ', 'sure(20 Uhr)']);
  });

  it('and no letter is lost or added', () => {
    const line = '  Brunch  So 29.11. 🥐 ab 10 – 20-25 €  ';
    expect(
      markLine(line, readLine(line, { now, language: 'de' }))
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
    expect(markLine('Nichts gelesen', null)).toEqual([{ text: 'Nichts gelesen', kind: 'plain' }]);
    expect(markLine('', null)).toEqual([]);
  });
});
