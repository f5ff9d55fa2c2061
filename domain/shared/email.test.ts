import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiEmail, isEmailAddress, mailLink, shownEmail } from '#domain/shared/email.ts';

test.each([
  ['info@bäckerei-müller.de', 'info@xn--bckerei-mller-bfb28a.de', 'info@bäckerei-müller.de'],
  [' Info@BÄCKEREI-MÜLLER.DE ', 'info@xn--bckerei-mller-bfb28a.de', 'info@bäckerei-müller.de'],
  ['info@ba\u0308ckerei-mu\u0308ller.de', 'info@xn--bckerei-mller-bfb28a.de', 'info@bäckerei-müller.de'],
  ['info@xn--bckerei-mller-bfb28a.de', 'info@xn--bckerei-mller-bfb28a.de', 'info@bäckerei-müller.de'],
  ['info@straße.de', 'info@xn--strae-oqa.de', 'info@straße.de'],
  ['rat@anwalt.vermögensberatung', 'rat@anwalt.xn--vermgensberatung-pwb', 'rat@anwalt.vermögensberatung'],
  ['Hallo+Test@Fette-Ecke.example', 'hallo+test@fette-ecke.example', 'hallo+test@fette-ecke.example'],
])('%s is %s in ASCII and %s in letters', (typed, ascii, letters) => {
  expect(asciiEmail(typed)).toBe(ascii);
  expect(shownEmail(typed)).toBe(letters);
  expect(shownEmail(ascii)).toBe(letters);
  expect(mailLink(letters)).toBe(`mailto:${ascii}`);
});

test('a domain of letters that could pass for Latin ones is accepted and shown in ASCII', () => {
  expect(shownEmail('info@dаbei.de')).toBe('info@xn--dbei-53d.de');
});

test.each([
  'müller@ecke.de',
  'info@',
  '@ecke.de',
  'info@ecke',
  'info@1.2.3.4',
  'info@ecke.de:25',
  'info@ecke.de/x',
  'info@e%63ke.de',
  'info@ecke..de',
  'info@xn--.de',
  'a..b@ecke.de',
  'info@ec ke.de',
  'info@a@ecke.de',
  `info@${'ä'.repeat(64)}.de`,
])('%s is no address', (typed) => {
  expect(isEmailAddress(typed)).toBe(false);
});

test('domains are read as the platform reads them, and a malformed label is none', () => {
  const labels = fc.stringMatching(/^[a-z0-9äöüßéèñçøåœłž]{1,20}$/);
  fc.assert(
    fc.property(labels, (label) => {
      const ascii = `info@${domainToASCII(`${label}.de`)}`;
      expect(shownEmail(ascii)).toBe(`info@${domainToUnicode(ascii.slice(5))}`);
      expect(asciiEmail(shownEmail(ascii))).toBe(ascii);
    }),
  );
  fc.assert(fc.property(fc.stringMatching(/^[a-z0-9-]{0,30}$/), (label) => void shownEmail(`info@xn--${label}.de`)));
  for (const broken of ['99999999', 'ü']) expect(shownEmail(`info@xn--${broken}.de`)).toBe(`info@xn--${broken}.de`);
});
