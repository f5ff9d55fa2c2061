import { expect, test } from 'vitest';
import { readSearch } from './customer-search.ts';

const id = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';

test.each([
  ['Demo@Dabei.example', { email: 'demo@dabei.example', phone: null, eventCode: null }],
  ['wirt@bär.example', { email: 'wirt@xn--br-via.example' }],
  ['+49 30 / 123 456', { phone: '30123456' }],
  ['(030) 123456', { phone: '30123456' }],
  ['030 123456', { phone: '30123456' }],
  ['HRB 12345 B', { registers: ['HRB12345'], companyName: 'hrb 12345 b' }],
  ['Amtsgericht Charlottenburg, HRB 12345 B', { registers: ['HRB12345'] }],
  ['VR 1.234', { registers: ['VR1234'] }],
  ['12345', { registers: ['HRA12345', 'HRB12345', 'VR12345', 'GNR12345', 'PR12345', 'GSR12345'] }],
  ['2026-000042', { invoice: '2026-000042', registers: [] }],
  ['cus_R4nd0m', { payment: 'cus_R4nd0m' }],
  ['0123456789ab', { eventCode: '0123456789ab' }],
  ['https://dabei.example/e/0123456789AB-kneipenquiz?lang=en', { eventCode: '0123456789ab', slug: null }],
  ['/e/0123456789ab', { eventCode: '0123456789ab' }],
  ['https://dabei.example/b/zum-anker', { slug: 'zum-anker', eventCode: null }],
  ['aB3-', { keyPart: 'aB3-' }],
  ['dabei_sk_Ab3dE5', { keyPart: 'dabei_sk_Ab3dE5' }],
  ['sommer-26', { coupon: 'SOMMER-26' }],
  [id.toUpperCase(), { id }],
  ['Zum Anker GmbH & Co. KG', { companyName: 'zum anker', words: 'zum anker gmbh & co. kg' }],
  ['Café Rosé', { companyName: 'caf ros', words: 'cafe rose' }],
  ['GmbH', { companyName: null, words: 'gmbh' }],
])('%s is read as %j', (text, keys) => {
  expect(readSearch(`  ${text} `)).toMatchObject(keys);
});

test('a long text is read in linear time', () => {
  expect(readSearch('a-'.repeat(100)).keyPart).toBeNull();
  expect(readSearch('/'.repeat(200)).words).toHaveLength(200);
});
