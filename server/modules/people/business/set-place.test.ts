import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, verifyBusiness } from '#tests/support/factories.ts';
import { agreeToAll } from '#tests/support/proposals.ts';
import { createMember } from '#tests/support/teams.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let answer: unknown;
const asked: string[] = [];
const geocoder = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://localhost').searchParams.get('q') ?? '');
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve));
  const { port } = geocoder.address() as AddressInfo;
  app = await createTestApp({ geocoderUrl: `http://127.0.0.1:${port}/search` });
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(async () => {
  geocoder.close();
  await app.close();
});

const call = (method: string, json?: unknown, token = owner.token) =>
  app.call<Record<string, unknown>>(method, '/business/place', { token, json });
async function move(address: string) {
  await app.call('PATCH', '/business', { token: owner.token, json: { address } });
  await agreeToAll(app, owner);
}
const shown = async () => (await callAsApp(app, 'GET', `/businesses/${owner.businessId}`)).body.place;
const middle = { source: 'postcode', accuracy_m: 3000 };

describe('the place of a business', () => {
  it('is the middle of its postcode, then what its owner says, until the address changes', async () => {
    await move('Weserstr. 12, 12045 Berlin');
    expect((await call('GET')).body).toMatchObject({ place: middle });
    const exact = { latitude: 52.48612, longitude: 13.43031 };
    const set = await call('PUT', { ...exact, accuracy_m: 17.2 });
    expect(set.body).toMatchObject({ place: { ...exact, source: 'owner', accuracy_m: 18 } });
    expect(await shown()).toEqual({ ...exact, source: 'owner', accuracy_m: 18 });
    const { body } = await callAsApp<{ data: { id: string; distance_m: number }[] }>(
      app,
      'GET',
      '/businesses?near=52.48612,13.43031&radius_m=100',
    );
    expect(body.data).toMatchObject([{ id: owner.businessId, distance_m: 0 }]);
    expect((await call('DELETE')).body).toMatchObject({ place: middle });
    await call('PUT', exact);
    expect(await shown()).toMatchObject({ source: 'owner', accuracy_m: 25 });
    await move('Marienplatz 1, 80331 München');
    expect(await shown()).toMatchObject({ ...middle, latitude: expect.closeTo(48.13, 1) });
  });

  it('is unknown without a postcode that exists: found by words, by no distance', async () => {
    await move('Am Ende der Welt 1, 00001 Nirgends');
    expect((await call('GET')).body).toEqual({ place: null, located_at: null });
    expect(await shown()).toBeNull();
    const found = await callAsApp<{ data: unknown[] }>(app, 'GET', '/businesses?q=nirgends');
    expect(found.body.data).toHaveLength(1);
  });

  it.each([
    [{ latitude: 48.2, longitude: 16.4 }, 'longitude'],
    [{ latitude: 52.5 }, 'longitude'],
    [{ latitude: '52', longitude: 13.4 }, 'latitude'],
    [{ latitude: 52.5, longitude: 13.4, accuracy_m: 51 }, 'accuracy_m'],
    [{ latitude: 52.5, longitude: 13.4, source: 'owner' }, 'source'],
  ])('%j is refused with the field', async (json, path) => {
    expect((await call('PUT', json)).body).toMatchObject({ status: 422, errors: [{ path }] });
  });

  it('is set by members who may change what guests see, and written down', async () => {
    const member = await createMember(app, owner.businessId, { permissions: ['view_analytics'] });
    expect((await call('PUT', { latitude: 52.5, longitude: 13.4 }, member.token)).status).toBe(403);
    await call('PUT', { latitude: 52.5, longitude: 13.4 });
    const audit = await app.call<{ data: unknown[] }>('GET', '/audit', { token: owner.token });
    expect(audit.body.data[0]).toMatchObject({
      action: 'place_changed',
      before: { place: null },
      after: { place: { latitude: 52.5, longitude: 13.4, source: 'owner' } },
    });
  });
});

describe('the geocoder of the operator', () => {
  it('refines a new address in a job, in either of the usual forms', async () => {
    await app.runJobs();
    answer = [{ lat: '52.4870', lon: '13.4250', display_name: 'Weserstraße' }];
    await move('Weserstr. 13, 12045 Berlin');
    expect(await shown()).toMatchObject(middle);
    await app.runJobs();
    expect(asked.at(-1)).toBe('Weserstr. 13, 12045 Berlin');
    expect(await shown()).toEqual({ latitude: 52.487, longitude: 13.425, source: 'geocoder', accuracy_m: 100 });
    answer = { type: 'FeatureCollection', features: [{ geometry: { type: 'Point', coordinates: [13.426, 52.488] } }] };
    await move('Weserstr. 14, 12045 Berlin');
    await app.runJobs();
    expect(await shown()).toMatchObject({ latitude: 52.488, longitude: 13.426, source: 'geocoder' });
  });

  it.each([
    ['finds nothing', []],
    ['finds a place of that name elsewhere', [{ lat: '48.1', lon: '11.5' }]],
    ['finds a place abroad', [{ lat: '52.2', lon: '21.0' }]],
  ])('changes nothing where it %s', async (_, found) => {
    answer = found;
    await move(`Weserstr. ${asked.length + 100}, 12045 Berlin`);
    await app.runJobs();
    expect(await shown()).toMatchObject(middle);
  });

  it('never moves a business whose owner has said where it is', async () => {
    answer = [{ lat: '52.4870', lon: '13.4250' }];
    await move('Weserstr. 15, 12045 Berlin');
    await call('PUT', { latitude: 52.4861, longitude: 13.4303 });
    await app.runJobs();
    expect(await shown()).toMatchObject({ source: 'owner', latitude: 52.4861 });
  });
});
