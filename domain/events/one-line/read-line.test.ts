import { describe, expect, it } from 'vitest';
import { readLine } from '#domain/events/one-line/read-line.ts';
import { languages } from '#domain/shared/language.ts';
import { englishLines } from '#tests/support/english-event-lines.ts';
import type { EventLine } from '#tests/support/event-line.ts';
import { readAt } from '#tests/support/event-line.ts';
import { germanLines } from '#tests/support/german-event-lines.ts';

const eventLines = { de: germanLines, en: englishLines };

const euros = (cents: number) => String(cents / 100).replace(/\.(\d)$/, '.$10');

function described(line: string, reading: ReturnType<typeof readLine>): EventLine {
  const { title, day, times, places, entry, tags, repeats } = reading;
  const guessed = (['day', 'times', 'entry'] as const).filter((part) => reading[part]?.isGuess).join(' ');
  const { ticket = null, door = null } = entry?.value ?? {};
  const prices = [ticket === null ? '' : euros(ticket), door === null ? '' : `door ${euros(door)}`].filter(Boolean);
  return {
    line,
    title,
    ...(day && { day: day.value }),
    ...(times && { times: `${times.value.start ?? ''}-${times.value.end ?? ''}` }),
    ...(places && { places: places.value ?? 'all' }),
    ...(entry && { entry: prices.join(', ') || 'free' }),
    ...(tags && { tags: tags.value.join(' ') }),
    ...(repeats && { repeats: repeats.words }),
    ...(guessed && { guessed }),
  };
}

describe('a line makes an event', () => {
  it('in at least a hundred lines of the table', () => {
    expect(languages.flatMap((language) => eventLines[language]).length).toBeGreaterThanOrEqual(100);
  });

  for (const language of languages) {
    it.each([...eventLines[language]])(`${language}: $line`, (expected) => {
      expect(described(expected.line, readLine(expected.line, { now: readAt, language }))).toEqual(expected);
    });
  }
});

describe('what was understood', () => {
  const read = (line: string, ...putBack: string[]) =>
    readLine(line, { now: readAt, language: 'de', putBack: new Set(putBack) });

  it('says which words it came from', () => {
    const { day, times, places, entry, tags } = read('Kneipenquiz am Mi um 20 Uhr, 40 Plätze, 5 €');
    expect([day, times, places, entry, tags].map((part) => part?.words)).toEqual([
      'am Mi',
      'um 20 Uhr',
      '40 Plätze',
      '5 €',
      'Kneipenquiz … quiz',
    ]);
  });

  it.each([
    ['day', 'Mi', 'Kneipenquiz Mi'],
    ['times', '20 Uhr', 'Kneipenquiz 20 Uhr'],
    ['places', '40 Plätze', 'Kneipenquiz 40 Plätze'],
    ['entry', '5 €', 'Kneipenquiz 5 €'],
  ] as const)('goes back into the title: %s', (part, words, title) => {
    const reading = read('Kneipenquiz Mi 20 Uhr 40 Plätze 5 €', words);
    expect(reading[part]).toBeNull();
    expect(reading.title).toBe(title);
  });

  it('leaves the tags out that nobody wanted, and reads everything else as before', () => {
    const line = 'Kneipenquiz Mi 20 Uhr';
    const reading = read(line, `# ${read(line).tags?.words}`);
    expect(reading.tags).toBeNull();
    expect({ ...reading, tags: null }).toEqual({ ...read(line), tags: null });
  });

  it('loses no word that a title has no room for', () => {
    const words = 'Ein sehr langer Abend mit Musik und vielen Gästen aus der ganzen Nachbarschaft und von weiter her';
    const { title, rest } = read(`${words} Fr 20 Uhr`);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(`${title} ${rest}`).toBe(words);
  });
});

describe('the day is that of Berlin', () => {
  it('after midnight there, when the world is a day behind', () => {
    const now = new Date('2026-07-04T22:30:00Z');
    expect(readLine('Sommerfest heute', { now, language: 'de' }).day?.value).toBe('2026-07-05');
    expect(readLine('Summer party tomorrow', { now, language: 'en' }).day?.value).toBe('2026-07-06');
  });

  it('with a weekday that is today only until it has begun', () => {
    const line = 'Kneipenquiz So 20 Uhr';
    const at = (time: string) => readLine(line, { now: new Date(`2026-11-22T${time}:00Z`), language: 'de' }).day;
    expect(at('18:59')).toMatchObject({ value: '2026-11-22', isGuess: false });
    expect(at('19:00')).toMatchObject({ value: '2026-11-29', isGuess: false });
  });
});
