import { describe, expect, it } from 'vitest';
import { guessEnd } from './guess-end.ts';
import { readLine } from './read-line.ts';
import { endPutBack } from './reading.ts';

const held = (title: string, event_date: string | null, start_time: string | null, end_time: string | null) => ({
  title,
  event_date,
  start_time,
  end_time,
});

describe('when an event probably ends', () => {
  it.each([
    ['as long as the last of its name', 'Kneipenquiz', '20:00', { time: '22:30', from: 'before' }],
    ['whatever the spelling, and past midnight', ' kneipenQUIZ ', '22:00', { time: '00:30', from: 'before' }],
    ['as its kind usually does', 'Musikquiz', '20:00', { time: '23:00', from: 'kind' }],
    [
      'as its kind, where no day or end is known of the last',
      'Yoga am Abend',
      '18:00',
      { time: '19:30', from: 'kind' },
    ],
    ['not at all, where nothing is known', 'Nachbarschaftsfest', '15:00', null],
    ['not at all, where only other names are known', '', '15:00', null],
  ])('%s', (_, title, start, end) => {
    const events = [
      held('Kneipenquiz', '2026-11-04', '20:00', '23:45'),
      held('Kneipenquiz', '2026-11-11', '19:30', '22:00'),
      held('Kneipenquiz', '2026-11-18', '19:30', null),
      held('Yoga am Abend', null, '18:00', '22:00'),
      held('Yoga am Abend', '2026-11-18', '18:00', '18:00'),
      held('', '2026-11-18', '18:00', '22:00'),
    ];
    expect(guessEnd(title, start, events)).toEqual(end);
  });
});

describe('in a line', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const end = (line: string, putBack: string[] = []) =>
    readLine(line, { now, language: 'de', putBack: new Set(putBack) }).end;

  it('it is guessed from a start alone', () => {
    expect(end('Kneipenquiz Mi 20 Uhr')).toEqual({ time: '23:00', from: 'kind' });
    expect(end('Kneipenquiz Mi 20-22 Uhr')).toBeNull();
    expect(end('Kneipenquiz Mi')).toBeNull();
    expect(end('Kneipenquiz Mi 20 Uhr open end')).toBeNull();
  });

  it('it is left out once somebody did not want it, and stays without the tags', () => {
    expect(end('Kneipenquiz Mi 20 Uhr', [endPutBack])).toBeNull();
    expect(end('Kneipenquiz Mi 20 Uhr', ['# Kneipenquiz … quiz'])).toEqual({ time: '23:00', from: 'kind' });
  });
});
