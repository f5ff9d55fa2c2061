import { expect, test } from 'vitest';
import { templatesOf } from './templates.ts';

const event = (title: string, event_date: string | null, status: 'published' | 'cancelled' = 'published') => ({
  title,
  event_date,
  status,
});

test('the last three different events are templates, each name once and what was cancelled never', () => {
  const past = [
    event('Skat', '2026-11-02'),
    event('Kneipenquiz', '2026-11-11'),
    event('kneipenquiz ', '2026-11-18'),
    event('', '2026-11-20'),
    event('Ohne Tag', null),
    event('Lesung', '2026-11-19', 'cancelled'),
    event('Karaoke', '2026-11-14'),
    event('Flohmarkt', '2026-10-01'),
  ];
  expect(templatesOf(past).map(({ title, event_date }) => [title, event_date])).toEqual([
    ['kneipenquiz ', '2026-11-18'],
    ['Karaoke', '2026-11-14'],
    ['Skat', '2026-11-02'],
  ]);
});
