import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operatorSchema } from '#server/boot/settings/operator.ts';
import { findSampleFields } from '#server/boot/settings/sample-operator.ts';
import { operatorFile } from '#tests/support/product-process.ts';

const own = JSON.parse(readFileSync(operatorFile, 'utf8'));
const findIn = (file: object) => findSampleFields(operatorSchema.parse(file));

it('finds nothing in an operator’s own data', () => {
  expect(findIn(own)).toEqual([]);
  expect(findIn({})).toEqual([]);
});

it('finds every field of the repository’s file that an operator could not share with it', () => {
  const sample = JSON.parse(readFileSync('operator.json', 'utf8'));
  const shared = ['name', 'company', 'zipCode', 'city', 'registerCourt', 'processors'];
  const fields = Object.keys(sample).filter((name) => name !== 'planSupport' && !shared.includes(name));
  const ofSupport = Object.keys(sample.planSupport).map((name) => `planSupport.${name}`);
  const ofProcessors = ['processors.0.address', 'processors.1.address'];
  expect(findIn(sample).sort()).toEqual([...fields, ...ofSupport, ...ofProcessors].sort());
});

it.each([
  ['email', 'hallo@firma.example'],
  ['email', 'hallo@mail.example.com'],
  ['privacyEmail', 'datenschutz@firma.test'],
  ['securityEmail', 'sicherheit@firma.invalid'],
  ['supportEmail', 'support@localhost'],
  ['registerNumber', 'HRB 000000 B'],
  ['registerNumber', 'HRB 0'],
  ['vatId', 'DE000000000'],
  ['taxNumber', '00/000/00000'],
  ['phone', '+49 30 0000000'],
  ['street', 'Musterstr. 1'],
  ['street', 'Musterstraße 12'],
  ['city', 'Musterstadt'],
  ['company', 'Musterfirma GmbH'],
  ['managingDirector', 'Max Mustermann'],
  ['managingDirector', 'Jule Brandt'],
  ['appStore', 'https://apps.apple.com/'],
  ['googlePlay', 'https://play.google.com/store/apps'],
  ['googlePlay', 'https://play.google.com/store/apps/details'],
])('finds a sample in %s: %s', (field, value) => {
  expect(findIn({ ...own, [field]: value })).toEqual([field]);
});
