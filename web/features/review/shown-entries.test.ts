import { expect, test } from 'vitest';
import { shownEntries } from './shown-entries.ts';

const entry = (action: string, name: string, day = '2026-11-28') => ({
  action,
  actor: { name },
  created_at: `${day}T20:45:00Z`,
});
const shown = (...entries: ReturnType<typeof entry>[]) =>
  shownEntries(entries).map(({ action, actor, created_at: at }) => `${action} ${actor.name} ${at.slice(8, 10)}`);

test('successive reads of a day are one entry, the first', () => {
  expect(shown(entry('case_read', 'Ida'), entry('case_log_read', 'Ida'), entry('case_read', 'Ida'))).toEqual([
    'case_read Ida 28',
  ]);
});

test('reads by others, of another day and after a change are entries of their own', () => {
  const entries = [
    entry('case_read', 'Ida', '2026-11-29'),
    entry('case_read', 'Ida'),
    entry('case_read', 'Bo'),
    entry('business_changed', 'Bo'),
    entry('case_read', 'Bo'),
  ];
  expect(shown(...entries)).toHaveLength(5);
});

test('equal changes stay', () => {
  expect(shown(entry('business_changed', 'Ida'), entry('business_changed', 'Ida'))).toHaveLength(2);
});
