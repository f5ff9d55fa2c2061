import { describe, expect, it } from 'vitest';
import { eventPageData } from '#tests/support/guest-pages.ts';
import { stateOf } from '#web/features/events/event/notice/notice-facts.ts';
import { eventStructuredData, inBerlin } from './event-structured-data.ts';

const ORIGIN = 'https://dabei.example';

describe('an event for search engines', () => {
  it('has everything they ask for, with times on the clock of Berlin', () => {
    expect(eventStructuredData(eventPageData(), ORIGIN)).toMatchObject({
      '@type': 'Event',
      name: 'Kneipenquiz',
      startDate: '2026-12-02T20:00:00+01:00',
      endDate: '2026-12-02T23:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      image: ['https://dabei.example/e/0123456789ab.png'],
      location: {
        '@type': 'Place',
        name: 'Zur Fetten Ecke',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Weserstraße 104',
          postalCode: '12047',
          addressLocality: 'Berlin',
          addressCountry: 'DE',
        },
      },
      offers: { price: '5.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      organizer: { '@type': 'Organization', name: 'Zur Fetten Ecke' },
    });
    expect(inBerlin('2026-07-04T18:00:00.000Z')).toBe('2026-07-04T20:00:00+02:00');
  });

  it('of a whole day has a day and no times', () => {
    const data = eventStructuredData(eventPageData({ start_time: null, end_time: null }), ORIGIN);
    expect(data).toMatchObject({ startDate: '2026-12-02', endDate: '2026-12-02' });
  });

  it('elsewhere has the name and the address of its place', () => {
    const event = eventPageData({ location: 'Kulturhaus, Hauptstraße 5, 10827 Berlin' });
    expect(eventStructuredData(event, ORIGIN).location).toMatchObject({
      name: 'Kulturhaus',
      address: { streetAddress: 'Hauptstraße 5', postalCode: '10827', addressLocality: 'Berlin' },
    });
  });

  it('that is cancelled says so, and sells nothing', () => {
    expect(eventStructuredData(eventPageData({ status: 'cancelled' }), ORIGIN)).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('is sold out when the last place is taken or held for somebody', () => {
    const { event } = eventPageData({ participant_counts: { joined: 39, waiting: 2, applied: 0, offered: 1 } });
    expect(stateOf(event, false)).toBe('full');
    expect(stateOf(event, true)).toBe('over');
    expect(stateOf({ ...event, status: 'cancelled' }, true)).toBe('cancelled');
    expect(stateOf({ ...event, capacity: null }, false)).toBe('open');
  });
});
