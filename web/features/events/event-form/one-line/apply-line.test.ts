import { describe, expect, it } from 'vitest';
import { readLine } from '#domain/events/one-line/read-line.ts';
import type { EventDraft } from '../../event/event-draft.ts';
import { emptyDraft } from '../../event/event-draft.ts';
import type { Written } from './apply-line.ts';
import { applyLine, fieldsOf, hasOwnTimes } from './apply-line.ts';

const now = new Date('2026-11-22T12:00:00Z');
const fieldsIn = (line: string) => fieldsOf(readLine(line, { now, language: 'de' }));

function typed(start: EventDraft, ...lines: string[]) {
  let values = start;
  let written: Written = {};
  for (const line of lines) {
    const applied = applyLine(values, fieldsIn(line), written);
    values = { ...values, ...applied.changes };
    written = applied.written;
  }
  return { values, written };
}

describe('a line in the form', () => {
  const empty = emptyDraft('Weserstraße 104');

  it('fills the fields it speaks of', () => {
    expect(typed(empty, 'Kneipenquiz Mi 20-23 Uhr 40 Plätze 5,50 €').values).toEqual({
      ...empty,
      title: 'Kneipenquiz',
      event_date: '2026-11-25',
      start_time: '20:00',
      end_time: '23:00',
      participant_type: 'limited',
      max_participants: '40',
      ticket_type: 'paid',
      ticket_price: '5.50',
      tags: ['trivia', 'quiz'],
    });
  });

  it('puts back what was there before once it speaks of it no more', () => {
    const start = { ...empty, title: 'Skat', event_date: '2026-12-01', tags: ['vegan'] };
    expect(typed(start, 'Kneipenquiz Mi 20 Uhr', 'Kneipenquiz', '').values).toEqual(start);
  });

  it('leaves alone what somebody has changed by hand meanwhile', () => {
    const first = typed(empty, 'Stammtisch Mi 20 Uhr');
    const changed = { ...first.values, start_time: '19:30' };
    const { changes, written } = applyLine(changed, fieldsIn('Stammtisch Do 21 Uhr'), first.written);
    expect(changes).toEqual({ event_date: '2026-11-26' });
    expect(applyLine({ ...changed, ...changes }, {}, written).changes).not.toHaveProperty('start_time');
  });

  it('moves the end it has guessed with the start, and takes it back with it', () => {
    expect(typed(empty, 'Kneipenquiz Mi 20 Uhr').values.end_time).toBe('23:00');
    expect(typed(empty, 'Kneipenquiz Mi 20 Uhr', 'Kneipenquiz Mi 22 Uhr').values.end_time).toBe('01:00');
    expect(typed(empty, 'Kneipenquiz Mi 20 Uhr', 'Kneipenquiz Mi').values.end_time).toBe('');
  });

  it('guesses no end once somebody has chosen a time', () => {
    const { values, written } = typed(empty, 'Kneipenquiz Mi 20 Uhr');
    expect(hasOwnTimes(empty, {})).toBe(false);
    expect(hasOwnTimes(values, written)).toBe(false);
    expect(hasOwnTimes({ ...values, end_time: '22:00' }, written)).toBe(true);
    expect(hasOwnTimes({ ...values, start_time: '19:30' }, written)).toBe(true);
    expect(hasOwnTimes({ ...empty, end_time: '22:00' }, {})).toBe(true);
  });

  it('says that nothing has to be paid only where the line says so', () => {
    expect(fieldsIn('Kneipenquiz Mi 20 Uhr')).not.toHaveProperty('ticket_type');
    expect(fieldsIn('Kneipenquiz Eintritt frei')).toMatchObject({ ticket_type: 'free', ticket_price: '' });
  });
});
