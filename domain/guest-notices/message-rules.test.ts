import { expect, test } from 'vitest';
import { hasLink } from '#domain/guest-notices/message-rules.ts';

test.each([
  'Mehr auf https://fette-ecke.example/quiz',
  'HTTP://X.Y',
  'www.fette-ecke',
  'kommt auf fette-ecke.de vorbei',
  'bit.ly/abc',
  'Fragen an quiz@fette-ecke.de.',
  'siehe fette-ecke.berlin!',
])('a link is found in %s', (text) => expect(hasLink(text)).toBe(true));

test.each([
  'Wir fangen um 20.30 Uhr an. Bringt Jacken mit.',
  'Einlass ist ab 19.00, Beginn 20 Uhr.Danke!',
  'Es kostet 5,50 € bzw. 4 € ermäßigt, z.B. für Studis.',
  'Telefon 030 123 45 67',
  'Bring deine Freundin mit... Desto besser.',
  'Haus Nr. 3.deine Tür',
])('no link is found in %s', (text) => expect(hasLink(text)).toBe(false));
