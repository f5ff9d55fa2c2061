import { expect, it } from 'vitest';
import { groupDays } from './day-groups.ts';
import type { OpeningHours } from './opening-hours.ts';
import { defaultOpeningHours } from './opening-hours.ts';

const evening = { open: '18:00', close: '01:00', closed: false };
const shut = { open: '18:00', close: '01:00', closed: true };

it.each<[string, OpeningHours, string[]]>([
  ['the usual week', defaultOpeningHours(), ['monday-friday 09:00', 'saturday-saturday 10:00', 'sunday-sunday ']],
  [
    'a closed day between open ones',
    { ...defaultOpeningHours(), wednesday: { open: '09:00', close: '17:00', closed: true } },
    [
      'monday-tuesday 09:00',
      'wednesday-wednesday ',
      'thursday-friday 09:00',
      'saturday-saturday 10:00',
      'sunday-sunday ',
    ],
  ],
  [
    'closed days whose times differ',
    {
      monday: { ...shut, open: '10:00' },
      tuesday: shut,
      wednesday: evening,
      thursday: evening,
      friday: { ...evening, more_spans: [{ open: '10:00', close: '14:00' }] },
      saturday: evening,
      sunday: evening,
    },
    ['monday-tuesday ', 'wednesday-thursday 18:00', 'friday-friday 10:00 18:00', 'saturday-sunday 18:00'],
  ],
])('puts neighbours of the same hours together: %s', (_, hours, groups) => {
  expect(
    groupDays(hours).map(({ first, last, spans }) => `${first}-${last} ${spans.map(({ open }) => open).join(' ')}`),
  ).toEqual(groups);
});
