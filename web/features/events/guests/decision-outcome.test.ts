import { expect, test } from 'vitest';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { createTranslator } from '#i18n/translator.ts';
import { outcomeText } from './decision-outcome.ts';

const t = createTranslator('de', 'participants', 'Dabei');
const at = '2026-07-04T12:00:00Z';

function person(name: string, size = 1) {
  const stands = {
    status: 'applied' as ParticipantStatus,
    answer_by: null,
    channel: 'app' as const,
    email: null,
    answers: [],
    external_id: null,
    note: null,
    created_at: at,
    updated_at: at,
  };
  return { user_id: name, display_name: name, party_size: size, ...stands };
}
const became = (name: string, status: ParticipantStatus) => ({
  user_id: name,
  participant: { ...person(name), status },
  refused: null,
});
const refused = (name: string, code: string, stands: ParticipantStatus | null = null) => ({
  user_id: name,
  participant: null,
  refused: { status: 409, code, participant_status: stands, free_places: null },
});
const say = (people: ReturnType<typeof person>[], outcomes: Parameters<typeof outcomeText>[0]) =>
  outcomeText(outcomes, { decision: 'approve', people }, t, 'de');

test('nothing is said when all are what they should be', () => {
  expect(say([person('Ada')], [became('Ada', 'approved')])).toBeUndefined();
});

test('who waits instead is named', () => {
  expect(say([person('Ada', 2)], [became('Ada', 'waiting')])).toEqual({
    kind: 'success',
    title: 'Auf der Warteliste: Ada und eine weitere Person',
  });
});

test('what was done is counted in people, and who did not fit is named', () => {
  const people = [person('Ada', 3), person('Ben'), person('Cem', 2)];
  expect(say(people, [became('Ada', 'approved'), refused('Ben', 'event_full'), became('Cem', 'approved')])).toEqual({
    kind: 'warning',
    title: 'Angenommen: 5 von 6 Leuten',
    description: 'Kein Platz mehr: Ben',
  });
});

test('after three names the others are a number', () => {
  const names = ['Ada', 'Ben', 'Cem', 'Dil', 'Eva'];
  const all = names.map((name) => refused(name, 'event_full'));
  expect(
    say(
      names.map((name) => person(name)),
      all,
    )?.title,
  ).toBe('Kein Platz mehr: Ada, Ben, Cem und 2 andere');
});

test('whoever was slower hears where the person stands now', () => {
  expect(say([person('Ada')], [refused('Ada', 'participant_state', 'rejected')])).toEqual({
    kind: 'warning',
    title: 'Ada: inzwischen Abgelehnt',
    description: 'Jemand war schneller. Die Liste ist jetzt aktuell.',
  });
});
