import { expect, it } from 'vitest';
import { createLicences } from '#server/pages/licences.ts';

it('sends the notices of third parties, compressed and once', async () => {
  const plain = await createLicences().request('/licences');
  expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await plain.text()).toMatch(/\nreact \S+ \(MIT\) /);
  const headers = { 'Accept-Encoding': 'br', 'If-None-Match': plain.headers.get('etag') ?? '' };
  expect((await createLicences().request('/licences', { headers })).status).toBe(304);
});
