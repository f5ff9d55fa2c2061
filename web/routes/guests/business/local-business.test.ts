import { describe, expect, it } from 'vitest';
import type { GuestBusiness } from '#contract/guest-pages.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { localBusiness } from './local-business.ts';

const url = 'https://dabei.example/b/zur-fetten-ecke';
function day(date: string, ...pairs: [opens: string, closes: string][]): GuestBusiness['opening_days'][number] {
  const spans = pairs.map(([opens_at, closes_at]) => ({ opens_at, closes_at }));
  return { date, opens_at: null, closes_at: null, ...spans[0], spans, exception: null };
}

const business: GuestBusiness = {
  id: 'b',
  display_name: 'Zur Fetten Ecke',
  page_url: url,
  business_type: 'bar',
  categories: [],
  profile_image_url: null,
  accent: null,
  logo_url: null,
  address: 'Weserstraße 104, 12047 Berlin',
  place: { latitude: 52.49, longitude: 13.43, source: 'owner', accuracy_m: 10 },
  distance_m: null,
  open_state: { is_open: false, closes_at: null, opens_at: null, closure: null },
  description: 'Eckkneipe.',
  phone: null,
  email: null,
  website_url: null,
  opening_days: [
    day('2026-11-25', ['2026-11-25T17:00:00Z', '2026-11-26T00:00:00Z']),
    {
      ...day('2026-11-26'),
      exception: { kind: 'holiday', reason: 'Neujahr', holiday: { de: 'Neujahr', en: 'New Year’s Day' } },
    },
    day('2026-11-27', ['2026-11-26T23:00:00Z', '2026-11-27T23:00:00Z']),
    day(
      '2026-11-28',
      ['2026-11-28T10:00:00Z', '2026-11-28T13:00:00Z'],
      ['2026-11-28T16:00:00Z', '2026-11-28T21:00:00Z'],
    ),
  ],
  closures: [{ start_date: '2026-12-24', end_date: '2027-01-02', reason: 'Ferien' }],
  special_days: [
    { date: '2026-12-20', spans: [], reason: '' },
    { date: '2026-12-21', spans: [{ open: '10:00', close: '14:00' }], reason: 'Feier' },
    { date: '2026-12-22', spans: [{ open: '18:00', close: '18:00' }], reason: 'Durchgehend' },
  ],
  imprint: {
    company_name: 'Geheim GmbH',
    legal_form: 'GmbH',
    managing_director: null,
    register_number: null,
    address: 'Weserstraße 104, 12047 Berlin',
    phone: '030 1',
    email: 'innen@ecke.example',
  },
  events: [],
};

describe('what search engines read of a business', () => {
  it('is its kind, address, place, days with all their spans, closures, special days and holidays', () => {
    const hours = (from: string, opens: string, closes: string, through = from) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: through,
      opens,
      closes,
    });
    expect(localBusiness(business, url)).toEqual({
      '@type': 'BarOrPub',
      '@id': url,
      name: 'Zur Fetten Ecke',
      url,
      description: 'Eckkneipe.',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Weserstraße 104',
        postalCode: '12047',
        addressLocality: 'Berlin',
        addressCountry: 'DE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 52.49, longitude: 13.43 },
      openingHoursSpecification: [
        hours('2026-11-25', '18:00', '01:00'),
        hours('2026-11-27', '00:00', '23:59'),
        hours('2026-11-28', '11:00', '14:00'),
        hours('2026-11-28', '17:00', '22:00'),
      ],
      specialOpeningHoursSpecification: [
        hours('2026-12-24', '00:00', '00:00', '2027-01-02'),
        hours('2026-12-20', '00:00', '00:00'),
        hours('2026-12-21', '10:00', '14:00'),
        hours('2026-12-22', '00:00', '23:59'),
        hours('2026-11-26', '00:00', '00:00'),
      ],
    });
  });

  it('names telephone and mail only where the business shows them', () => {
    expect(localBusiness({ ...business, phone: '030 2' }, url)).toMatchObject({ telephone: '030 2' });
    expect(localBusiness(business, url)).not.toHaveProperty('telephone');
  });

  it('has a kind for every type', () => {
    for (const business_type of businessTypes) {
      expect(localBusiness({ ...business, business_type }, url)['@type']).toMatch(/^[A-Z]\w+$/);
    }
  });
});
