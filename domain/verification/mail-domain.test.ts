import { expect, it } from 'vitest';
import { compareMailDomain } from '#domain/verification/mail-domain.ts';

it.each([
  ['post@mondschein.example', 'https://www.mondschein.example/kontakt', 'mail_domain_same'],
  ['post@mail.mondschein.example', 'mondschein.example', 'mail_domain_same'],
  ['post@mondschein.example', 'https://bar.mondschein.example', 'mail_domain_same'],
  ['POST@Mondschein.Example', 'https://MONDSCHEIN.example', 'mail_domain_same'],
  ['mondschein@gmx.de', 'https://mondschein.example', 'mail_domain_free'],
  ['mondschein@t-online.de', null, 'mail_domain_free'],
  ['post@mondschein.example', null, 'mail_domain_no_website'],
  ['post@mondschein.example', 'https://www.instagram.com/mondschein', 'mail_domain_no_website'],
  ['post@mondschein.example', 'kein http', 'mail_domain_no_website'],
  ['post@mondlicht.example', 'https://mondschein.example', 'mail_domain_other'],
  ['post@schein.example', 'https://mondschein.example', 'mail_domain_other'],
  ['post@web.agentur.example', 'https://mondschein.example', 'mail_domain_other'],
] as const)('%s and %s: %s', (email, website, finding) => {
  expect(compareMailDomain(email, website)).toBe(finding);
});
