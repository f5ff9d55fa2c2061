import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postcodes } from '#database/schema/postcodes.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /postcodes/{postcode}', () => {
  it.each([
    ['12047', 'BE', ['Berlin']],
    ['20359', 'HH', ['Hamburg']],
    ['01067', 'SN', ['Dresden']],
  ])('%s lies in %s', async (postcode, state, towns) => {
    expect((await app.call('GET', `/postcodes/${postcode}`)).body).toEqual({ postcode, state, towns });
  });

  it.each(['00000', '1204', '120470', 'Berlin'])('%s is not found', async (postcode) => {
    expect(await app.call('GET', `/postcodes/${postcode}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('knows every postcode once, all of them in Germany', async () => {
    const rows = await app.db.select().from(postcodes);
    expect(rows).toHaveLength(8309);
    for (const { latitude, longitude, towns } of rows) {
      expect(latitude > 47 && latitude < 55.2 && longitude > 5.8 && longitude < 15.1 && towns.length > 0).toBe(true);
    }
  });
});
