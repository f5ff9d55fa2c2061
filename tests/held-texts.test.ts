import { expect, it } from 'vitest';
import { cornerBarEvents } from '#database/demo/corner-bar-events.ts';
import { cultureHouseEvents } from '#database/demo/culture-house-events.ts';
import { findSignals } from '#domain/signals/find-signals.ts';
import { englishLines } from '#tests/support/english-event-lines.ts';
import { germanLines } from '#tests/support/german-event-lines.ts';

const plain = { location: '', ticketUrl: null, ticketPriceCents: null, boxOfficePriceCents: null, tags: [] };
const around = { names: null, formerPrices: [], otherEventId: null };

/** Ordinary texts of bars, clubs and cultural venues. */
const ordinary = [
  ...[...cornerBarEvents, ...cultureHouseEvents(new Date('2026-11-21T12:00:00Z'))].map(
    ({ title, description, location, tags }) => ({ ...plain, title, description, location, tags }),
  ),
  ...[...germanLines, ...englishLines].map(({ line }) => ({ ...plain, title: line, description: line })),
];

it('nothing that an ordinary place writes raises a signal', () => {
  expect(ordinary.length).toBeGreaterThan(190);
  expect(ordinary.flatMap((event) => findSignals(event, around).map(({ text }) => text))).toEqual([]);
});
