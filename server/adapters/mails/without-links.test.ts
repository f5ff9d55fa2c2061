import { expect, it } from 'vitest';
import { withoutLinks } from '#server/adapters/mails/without-links.ts';

it.each([
  ['Bitte öffnen: https://evil.example/login', 'Bitte öffnen: https[:]//evil[.]example/login'],
  ['www.evil.example\nhttp://10.0.0.1/a', 'www[.]evil[.]example\nhttp[:]//10.0.0.1/a'],
  ['evil.example', 'evil[.]example'],
  ['https://user@evil.example', 'https[:]//user@evil[.]example'],
  ['Premium-Abo, Konto vera.vogel@vogel.example', 'Premium-Abo, Konto vera.vogel@vogel.example'],
  ['am 20.11.2026, z.B. um 9.30 Uhr. Danke.', 'am 20.11.2026, z.B. um 9.30 Uhr. Danke.'],
])('breaks the web addresses of %j', (words, broken) => {
  expect(withoutLinks(words)).toBe(broken);
});
