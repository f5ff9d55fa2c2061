import type { GuestEvent, GuestPageData } from '#contract/guest-pages.ts';
import { publicFields } from '#domain/events/event-fields.ts';

type EventData = Extract<GuestPageData, { kind: 'event' }>;

type Blanks = { [Name in keyof typeof publicFields]: (typeof publicFields)[Name]['blank'] };
const blanks = Object.fromEntries(Object.entries(publicFields).map(([name, { blank }]) => [name, blank])) as Blanks;

const guestEvent: GuestEvent = {
  ...blanks,
  id: '5b0c9d3a-8f51-4f0e-9a52-0123456789ab',
  page_url: 'http://localhost:3000/e/0123456789ab-kneipenquiz',
  title: 'Kneipenquiz',
  description: 'Vier Leute, ein Zettel, drei Runden: Berlin, Musik und eine, die niemand weiß.',
  location: 'Weserstraße 104, 12047 Berlin',
  event_date: '2026-12-02',
  start_time: '20:00',
  end_time: '23:00',
  night_of: null,
  starts_at: '2026-12-02T19:00:00.000Z',
  ends_at: '2026-12-02T22:00:00.000Z',
  category: { tags: ['quiz', 'trivia'], userCharacteristics: [] },
  image_url: null,
  pictures: [],
  video: null,
  participant_type: 'limited',
  capacity: 40,
  max_participants: 40,
  waiting_list: true,
  box_office: true,
  box_office_price: 500,
  participant_counts: { joined: 14, waiting: 0, applied: 0, offered: 0 },
  status: 'published',
  cancel_reason: null,
  business: { id: 'b', display_name: 'Zur Fetten Ecke', profile_image_url: null, accent: null, logo_url: null },
  place: { latitude: 52.48, longitude: 13.43, source: 'owner', accuracy_m: 10 },
  distance_m: null,
};

const others: GuestEvent[] = [
  { title: 'Nachtschicht zu Gast', tags: ['techno'], day: '2026-11-28', start: '22:00', end: '04:00' },
  { title: 'Erst Kraftraum, dann Fassbrause', tags: ['fitness'], day: '2026-12-07', start: '18:30', end: '21:00' },
  { title: 'Weihnachtssingen am Tresen', tags: ['after_work'], day: '2026-12-11', start: '19:00', end: '22:00' },
].map(({ title, tags, day, start, end }, index) => ({
  ...guestEvent,
  id: `other-${index}`,
  page_url: `http://localhost:3000/e/00000000000${index}`,
  title,
  event_date: day,
  start_time: start,
  end_time: end,
  starts_at: `${day}T18:00:00.000Z`,
  category: { tags, userCharacteristics: [] },
}));

/** Data of an event page, with changes. */
export function eventPageData(changes: Partial<GuestEvent> = {}, isOver = false): EventData {
  return {
    kind: 'event',
    event: { ...guestEvent, ...changes },
    isOver,
    host: {
      id: 'b',
      display_name: 'Zur Fetten Ecke',
      page_url: 'http://localhost:3000/b/zur-fetten-ecke',
      business_type: 'bar',
      categories: [],
      profile_image_url: null,
      accent: null,
      logo_url: null,
      address: 'Weserstraße 104, 12047 Berlin',
      place: null,
      distance_m: null,
      open_state: { is_open: true, closes_at: '2026-11-26T00:00:00.000Z', opens_at: null, closure: null },
      description: 'Eckkneipe seit 1974. Kaltes Pils, warme Stullen, jeden Mittwoch Kneipenquiz.',
      phone: null,
      email: null,
      website_url: null,
      opening_days: [
        {
          date: '2026-11-25',
          opens_at: '2026-11-25T17:00:00.000Z',
          closes_at: '2026-11-26T00:00:00.000Z',
          spans: [{ opens_at: '2026-11-25T17:00:00.000Z', closes_at: '2026-11-26T00:00:00.000Z' }],
          exception: null,
        },
      ],
      closures: [],
      special_days: [],
      imprint: {
        company_name: 'Zur Fetten Ecke GmbH',
        legal_form: 'GmbH',
        managing_director: null,
        register_number: null,
        address: 'Weserstraße 104, 12047 Berlin',
        phone: '',
        email: '',
      },
      events: others,
    },
    now: '2026-11-25T20:10:00.000Z',
    path: '/e/0123456789ab-kneipenquiz',
    calendarPath: '/api/v1/calendars/events/5b0c9d3a.ics',
  };
}
