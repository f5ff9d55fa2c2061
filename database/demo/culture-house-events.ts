import type { DemoEvent } from '#database/demo/demo-events.ts';
import { swingDates } from '#database/demo/swing-dates.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Running: began two hours ago, for eight hours. */
function rightNow(now: Date): Pick<DemoEvent, 'inDays' | 'startTime' | 'endTime'> {
  const fullHour = (instant: number) => `${berlinTimeOfDay(new Date(instant)).slice(0, 2)}:00`;
  const start = now.getTime() - 2 * HOUR_MS;
  const inDays = (Date.parse(berlinDay(new Date(start))) - Date.parse(berlinDay(now))) / DAY_MS;
  return { inDays, startTime: fullHour(start), endTime: fullHour(now.getTime() + 8 * HOUR_MS) };
}

const plain = { featuredEvent: false, pushNotification: false };

/** Oldest first: event states the first demo business lacks. */
export function cultureHouseEvents(now: Date): readonly DemoEvent[] {
  return [...allEvents(now)].sort((a, b) => b.createdAgo - a.createdAgo);
}

const allEvents = (now: Date): DemoEvent[] => [
  {
    ...plain,
    title: 'Kino im Saal',
    description:
      'Ein alter Film, ein alter Projektor, frisches Popcorn. Gezeigt wird, wofür die meisten die Hand heben.',
    location: 'Kulturhaus Ostwind, Saal',
    inDays: -24,
    startTime: '20:00',
    endTime: '22:30',
    capacity: 50,
    tags: ['cinema'],
    status: 'archived',
    people: { in: 38 },
    createdAgo: 864,
    quietSince: 600,
  },
  ...swingDates(now),
  {
    ...plain,
    title: 'Nähcafé',
    description:
      'Acht Maschinen, viel Stoff, jemand, der sich auskennt. Bring mit, was schon lange geflickt werden will.',
    location: 'Kulturhaus Ostwind, Werkstatt',
    inDays: 6,
    startTime: '15:00',
    endTime: '18:00',
    capacity: 16,
    waitingList: true,
    tags: ['workshop'],
    status: 'published',
    people: { in: 16, waiting: 5 },
    createdAgo: 460,
    quietSince: 200,
  },
  {
    ...plain,
    title: 'Flohmarkt im Hof',
    description: 'Dreißig Tische, kein Eintritt, Kuchen von nebenan. Bei Regen ziehen wir in den Saal.',
    location: 'Kulturhaus Ostwind, Hof',
    inDays: 9,
    startTime: '10:00',
    endTime: '16:00',
    capacity: null,
    tags: ['market'],
    status: 'published',
    people: { in: 52 },
    pictures: [
      { name: 'yard', alt: 'Hof mit Wimpelkette und zwei Flohmarkttischen' },
      { name: 'stall', alt: 'Kiste mit Schallplatten, Lampe und Tasse auf einem Tisch' },
      { name: 'coffee', alt: 'Kaffeemaschine und Kuchen auf einem Tresen' },
    ],
    video: { seconds: 9, width: 720, height: 480, label: 'Ein Rundgang: der Hof, ein Stand, der Saal' },
    createdAgo: 420,
    quietSince: 30,
  },
  {
    ...plain,
    title: 'Plattenbörse',
    description: 'Stöbern, hören, tauschen. Zwei Plattenspieler stehen bereit.',
    location: 'Kulturhaus Ostwind, Foyer',
    inDays: 3,
    startTime: '14:00',
    endTime: '19:00',
    capacity: 40,
    tags: ['market', 'dj_set'],
    status: 'cancelled',
    people: { in: 11 },
    cancelled: {
      text: 'Die Heizung im Foyer ist ausgefallen. Wir holen die Plattenbörse im nächsten Monat nach.',
      hoursAgo: 26,
      delivered: 6,
      read: 4,
    },
    createdAgo: 380,
    quietSince: 48,
  },
  {
    ...plain,
    title: 'Offene Bühne',
    description:
      'Zwölf Plätze, je zehn Minuten, ein Klavier. Schreib uns, was du zeigen willst, dann planen wir den Abend.',
    location: 'Kulturhaus Ostwind, Saal',
    inDays: 11,
    startTime: '19:30',
    endTime: null,
    capacity: 12,
    approvalMethod: 'application',
    tags: ['open_mic', 'poetry_slam'],
    status: 'published',
    people: { in: 7, applied: 4 },
    createdAgo: 340,
    quietSince: 30,
  },
  {
    ...plain,
    ...rightNow(now),
    title: 'Tischtennis ohne Ende',
    description: 'Rundlauf, bis niemand mehr kann. Schläger liegen bereit, spät dazukommen ist erlaubt.',
    location: 'Kulturhaus Ostwind, Saal',
    capacity: 40,
    tags: ['game_night', 'new_in_town'],
    status: 'published',
    people: { in: 24 },
    pictures: [{ name: 'hall', alt: 'Zwei Menschen spielen Tischtennis unter zwei Lampen' }],
    createdAgo: 310,
    quietSince: 30,
  },
];
