import { describe, expect, it } from 'vitest';
import type { CheckedContent } from '#domain/signals/find-signals.ts';
import { comparedText, findSignals } from '#domain/signals/find-signals.ts';
import { reasonsOf, signalOf, withoutKnown } from '#domain/signals/signals.ts';

const nothing = { names: null, formerPrices: [], otherEventId: null };
const plain: CheckedContent = {
  title: 'Kneipenquiz',
  description: '',
  location: 'Gastraum',
  ticketUrl: null,
  ticketPriceCents: null,
  boxOfficePriceCents: null,
  tags: [],
};
const raised = (event: Partial<CheckedContent>, around: Partial<Parameters<typeof findSignals>[1]> = {}) =>
  findSignals({ ...plain, ...event }, { ...nothing, ...around }).map(({ signal, text }) => [signal, text]);

describe('links', () => {
  it.each([
    ['https://bit.ly/3xYz', 'https://bit.ly/3xYz'],
    ['Tickets: bit.ly/abc.', 'bit.ly/abc'],
    ['(http://www.tinyurl.com/y7)', 'http://www.tinyurl.com/y7'],
    ['schau auf https://go.short.gy/party, ja', 'https://go.short.gy/party'],
    ['T.CO/abc', 'T.CO/abc'],
  ])('%s is shortened', (description, text) => expect(raised({ description })).toEqual([['short_link', text]]));

  it.each([
    ['http://185.12.4.9/login', 'http://185.12.4.9/login'],
    ['https://user@185.12.4.9:8080', 'https://user@185.12.4.9:8080'],
    ['http://[2001:db8::1]/x', 'http://[2001:db8::1]/x'],
  ])('%s is an address without a name', (ticketUrl, text) =>
    expect(raised({ ticketUrl })).toEqual([['bare_address', text]]),
  );

  it.each([
    'Karten unter https://www.eventim-light.com/de/a/5f3e/',
    'www.eventbrite.de/e/quiz-123?aff=x',
    'https://linktr.ee/zurecke',
    'Am 18.11.2026 ab 19.30 Uhr',
    'Version 1.2.3.4 der Band',
    'Wie beim T.Co-Abend, s.id. und u.to!',
    'info@bar.de oder https://ra.co/events/1',
    'https://orbit.ly.example/x',
  ])('%s is an ordinary one', (description) => expect(raised({ description })).toEqual([]));
});

describe('shouting', () => {
  const loud = 'SICHERE DIR JETZT DEINEN PLATZ UND VERDIENE NOCH HEUTE GELD WIE NIE ZUVOR';
  it.each([
    [loud, loud],
    ['Kommt alle heute!!!!!', 'heute!!!!!'],
    ['Los! Auf! Ja! Jetzt! Komm! Schnell! Hier! Nur!', 'Los! Auf! Ja! Jetzt! Komm! Schnell! Hier! Nur!'],
  ])('%s shouts', (description, text) => expect(raised({ description })).toEqual([['shouting', text]]));
  it.each(['TECHNO ALL NIGHT LONG', 'Happy Hour!!!', 'DJ KOZE, AC/DC und Drums: Wir freuen uns auf euch!', ''])(
    '%s does not',
    (title) => expect(raised({ title })).toEqual([]),
  );
});

describe('phone numbers', () => {
  it.each([
    ['Ruf an: +44 20 7946 0000.', '+44 20 7946 0000'],
    ['0044-20-7946-0000', '0044-20-7946-0000'],
    ['WhatsApp +1 (202) 555-0143', '+1 (202) 555-0143'],
    ['+436641234567', '+436641234567'],
  ])('%s is foreign', (description, text) => expect(raised({ description })).toEqual([['foreign_number', text]]));
  it.each([
    'Reservieren unter 030 55574120',
    '+49 30 55574120 oder 0049 30 555741',
    'Ab 20 + 5 Euro Pfand, 00:30 Uhr ist Schluss',
    'Einlass 18+, Tisch 0012',
    'IBAN DE02 0012 3456 7890 1234 56',
  ])('%s is not', (description) => expect(raised({ description })).toEqual([]));
});

describe('prices', () => {
  const asks = (ticketPriceCents: number, formerPrices: number[] = [], tags: string[] = []) =>
    raised({ ticketPriceCents, tags }, { formerPrices }).length > 0;
  it('are odd when they are absurd for their kind', () => {
    expect([asks(20_000), asks(20_001), asks(20_001, [], ['workshop']), asks(40_001, [], ['workshop'])]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
  it('are odd when they are far from what the business asks', () => {
    expect(asks(9_000, [500, 800, 1_000])).toBe(true);
    expect([
      asks(9_000, [500, 800]),
      asks(4_000, [500, 500, 500]),
      asks(9_000, [0, 0, 0]),
      asks(6_000, [1_500, 1_500, 2_000]),
    ]).toEqual([false, false, false, false]);
  });
});

describe('a name', () => {
  const names = {
    displayName: 'Xanadu Lounge',
    companyName: 'Zum Anker GmbH',
    managingDirector: 'Ada Jansen',
    email: 'laden@anker.example',
    website: null as string | null,
  };
  const isUnlike = (other: Partial<typeof names>) =>
    raised({}, { names: { ...names, ...other } }).some(([signal]) => signal === 'unlike_name');
  it('has nothing to do with the company', () => {
    expect(isUnlike({})).toBe(true);
    expect(isUnlike({ displayName: 'Berghain Bar', companyName: 'Bar Betriebs GmbH & Co. KG am Markt' })).toBe(true);
    expect(isUnlike({ email: 'ada@gmail.com' })).toBe(true);
  });
  it.each<Partial<Record<keyof typeof names, string>>>([
    { displayName: 'Anker' },
    { displayName: 'ZUM ÄNKER' },
    { displayName: 'Ankerbar Hamburg' },
    { displayName: 'Bei Ada' },
    { displayName: 'Jansens', companyName: 'AJ Gastronomie UG (haftungsbeschränkt)' },
    { displayName: 'Xanadu Lounge', email: 'hallo@xanadu-lounge.de' },
    { displayName: 'Xanadu Lounge', website: 'https://www.xanadu.berlin/bar' },
    { displayName: 'Xanadu Lounge', email: 'xanadu.lounge@gmx.de' },
    { displayName: 'Bar', companyName: 'Zum Anker GmbH' },
    { displayName: 'Große Freiheit', companyName: 'Grosse Freiheit 36 e. K.' },
  ])('is the same one, or known: %o', (other) => expect(isUnlike(other)).toBe(false));
});

it('compares long descriptions only', () => {
  expect(comparedText('Live-Musik, Eintritt frei.')).toBe('');
  expect(comparedText('Über '.repeat(20))).toBe('uber '.repeat(20).trim());
});

it('names words once, leaves known ones out and lists reasons in their order', () => {
  const found = findSignals(
    { ...plain, title: 'bit.ly/a', description: 'bit.ly/a und bit.ly/b +44 20 7946 0000' },
    nothing,
  );
  expect(found.map(({ field, text }) => [field, text])).toEqual([
    ['title', 'bit.ly/a'],
    ['description', 'bit.ly/b'],
    ['description', '+44 20 7946 0000'],
  ]);
  expect(withoutKnown(found, [signalOf('short_link', 'ticket_url', 'bit.ly/b')])).toHaveLength(2);
  expect(reasonsOf(found.toReversed())).toEqual(['short_link', 'foreign_number']);
});
