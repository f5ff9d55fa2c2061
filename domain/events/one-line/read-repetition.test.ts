import { expect, it } from 'vitest';
import { rhythmOfWords } from '#domain/events/one-line/read-repetition.ts';

it.each([
  ['jede Woche', 'weekly'],
  ['jeden Mittwoch', 'weekly'],
  ['freitags', 'weekly'],
  ['wöchentlich', 'weekly'],
  ['every week', 'weekly'],
  ['Mondays', 'weekly'],
  ['once a week', 'weekly'],
  ['alle 2 Wochen', 'fortnightly'],
  ['alle 14 Tage', 'fortnightly'],
  ['14-tägig', 'fortnightly'],
  ['jeden zweiten Dienstag', 'fortnightly'],
  ['every other Tuesday', 'fortnightly'],
  ['fortnightly', 'fortnightly'],
  ['jeden Monat', 'monthly'],
  ['jeden 1. Montag im Monat', 'monthly'],
  ['jeden zweiten Dienstag im Monat', 'monthly'],
  ['every first Tuesday of the month', 'monthly'],
  ['jeden letzten Freitag', 'monthly_last'],
  ['every last Friday of the month', 'monthly_last'],
  ['täglich', null],
  ['jeden Tag', null],
  ['every day', null],
  ['alle 3 Wochen', null],
] as const)('%s is %s', (words, rhythm) => expect(rhythmOfWords(words)).toBe(rhythm));
