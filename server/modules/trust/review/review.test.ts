import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword, settleDecisions } from '#tests/support/reviewers.ts';

interface Case {
  id: string;
  verification_status: string;
  decision: { outcome: string; decided_by: string } | null;
  checks: { check: string; finding: string }[];
  duplicates: { id: string; matches: string[] }[];
  queue: { position: number; total: number; previous_id: string | null; next_id: string | null } | null;
  notes: { text: string; written_by: string }[];
  register_search: Record<string, string | null>;
  location: {
    place: { source: string; latitude: number; longitude: number } | null;
    postcode: string | null;
    distance_m: number | null;
  };
}

let app: TestApp;
let rita: Awaited<ReturnType<typeof createReviewer>>;
let omar: Awaited<ReturnType<typeof createReviewer>>;
beforeAll(async () => {
  app = await createTestApp();
  [rita, omar] = [await createReviewer(app, 'rita'), await createReviewer(app, 'omar')];
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

const login = (username: string, password: string) =>
  app.call<{ access_token: string; code: string }>('POST', '/review/login', { json: { username, password } });
const list = (query = '', token = rita.token) =>
  app.call<{ data: Case[]; total: number; counts: Record<string, number>; next_cursor: string | null }>(
    'GET',
    `/review/businesses${query}`,
    { token },
  );
const read = (id: string) => app.call<Case>('GET', `/review/businesses/${id}`, { token: rita.token });
const verify = (id: string, token = rita.token) =>
  app.call<Case & { code: string }>('POST', `/review/businesses/${id}/verify`, { token });
const reject = (id: string, json: unknown, token = rita.token) =>
  app.call<Case & { code: string }>('POST', `/review/businesses/${id}/reject`, { token, json });
/** Decides and lets the undo period pass. */
const verifyForGood = async (id: string, token?: string) => {
  const answer = await verify(id, token);
  await settleDecisions(app);
  return answer;
};
const rejectForGood = async (id: string, json: unknown) => {
  const answer = await reject(id, json);
  await settleDecisions(app);
  return answer;
};
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);

describe('a reviewer', () => {
  it('signs in by name, in any case, and out at once', async () => {
    const { status, body } = await login(' RITA ', reviewerPassword);
    expect(status).toBe(200);
    const { access_token: token } = body;
    expect((await list('', token)).status).toBe(200);
    expect((await app.call('POST', '/review/logout', { token })).status).toBe(204);
    expect((await list('', token)).status).toBe(401);
    expect((await list()).status).toBe(200);
  });

  it('renews the session like anybody else', async () => {
    const { refreshToken } = await createReviewer(app);
    const json = { refresh_token: refreshToken };
    const { status, body } = await app.call<{ access_token: string }>('POST', '/auth/refresh', { json });
    expect(status).toBe(200);
    expect((await list('', body.access_token)).status).toBe(200);
    expect((await app.call('GET', '/me', { token: body.access_token })).status).toBe(401);
  });

  it('is refused alike with a wrong name and a wrong password, ten times at most', async () => {
    for (const name of ['rita', 'nobody']) {
      const codes = [];
      for (let i = 0; i < 11; i++) codes.push((await login(name, 'falsch')).body.code);
      expect(codes).toEqual([...Array(10).fill('invalid_credentials'), 'rate_limited']);
    }
  });
});

describe('the list', () => {
  it('finds a business by the address of its owner, whatever its state, unless a state is chosen', async () => {
    const email = `wirtin-${Date.now()}@käse-laden.de`;
    const { businessId } = await createOwner(app, { loginEmail: email, businessEmail: 'laden@example.com' });
    const found = async (query: string) => (await list(query)).body.data.map(({ id }) => id);
    const words = encodeURIComponent(email.slice(3));
    await verifyForGood(businessId);
    expect(await found(`?q=${words}`)).toEqual([businessId]);
    expect(await found(`?q=${encodeURIComponent('käse-laden.de')}`)).toEqual([businessId]);
    expect(await found(`?q=${words}&status=all`)).toEqual([businessId]);
    expect(await found(`?q=${words}&status=verified`)).toEqual([businessId]);
    expect(await found(`?q=${words}&status=pending`)).toEqual([]);
    expect(await found('')).not.toContain(businessId);
  });

  it('shows pending businesses newest first, finds, pages and counts', async () => {
    const first = await createOwner(app, { companyName: 'Erste 100% Bar' });
    app.clock.advance({ minutes: 1 });
    const second = await createOwner(app, { companyName: 'Zweite Bar' });
    const { body } = await list();
    const ids = body.data.map(({ id }) => id);
    expect(ids.indexOf(second.businessId)).toBeLessThan(ids.indexOf(first.businessId));
    expect(body.total).toBe(body.counts.pending);

    expect((await list('?q=100%25')).body.data.map(({ id }) => id)).toEqual([first.businessId]);
    expect((await list('?q=zweite&sort=oldest')).body.data.map(({ id }) => id)).toEqual([second.businessId]);
    expect((await list('?q=_____________________')).body.data).toEqual([]);
    for (const sort of ['newest', 'oldest']) {
      const page = await list(`?limit=1&sort=${sort}`);
      const rest = await list(`?limit=100&sort=${sort}&cursor=${page.body.next_cursor}`);
      const all = await list(`?limit=100&sort=${sort}`);
      expect([...page.body.data, ...rest.body.data].map(({ id }) => id)).toEqual(all.body.data.map(({ id }) => id));
    }
    expect((await list('?status=unknown')).status).toBe(422);
  });
});

describe('a case', () => {
  it('shows checks, duplicates, the way to the register and its place in the queue', async () => {
    const data = { legalForm: 'GmbH', handelsregisterNumber: 'HRB 555 B', companyName: 'Nachtschicht GmbH' };
    const one = await createOwner(app, { ...data, zipCode: '10115', city: 'Berlin', businessPhone: '030 777 11 22' });
    app.clock.advance({ minutes: 1 });
    const two = await createOwner(app, {
      ...data,
      companyName: 'Nachtschichten UG',
      handelsregisterNumber: 'hrb 555b',
      street: 'Anderswo 1',
      businessPhone: '+49 30 7771122',
    });
    const { body } = await read(two.businessId);
    expect(body.duplicates).toMatchObject([{ id: one.businessId }]);
    expect(body.duplicates[0]?.matches.toSorted()).toEqual(['name', 'phone', 'register_number']);
    expect(body.checks.find(({ check }) => check === 'duplicates')?.finding).toBe('duplicates_found');
    expect(body.queue).toMatchObject({ position: 1, previous_id: null, next_id: one.businessId });
    expect((await read(one.businessId)).body.register_search).toMatchObject({
      company_name: 'Nachtschicht GmbH',
      city: 'Berlin',
      register_type: 'HRB',
      register_number: '555 B',
    });
  });

  it('says where the business is, and how far that is from its postcode', async () => {
    const owner = await createOwner(app, { zipCode: '20359', city: 'Hamburg' });
    const location = async () => (await read(owner.businessId)).body.location;
    const middle = await location();
    expect(middle).toMatchObject({ place: { source: 'postcode', accuracy_m: 3000 }, postcode: '20359', distance_m: 0 });
    const { latitude = 0, longitude = 0 } = middle.place ?? {};

    // 0.1° of latitude is 11,119.5 m.
    const json = { latitude: latitude + 0.1, longitude };
    expect((await app.call('PUT', '/business/place', { token: owner.token, json })).status).toBe(200);
    const moved = await location();
    expect(moved).toMatchObject({ place: { source: 'owner', accuracy_m: 25 }, postcode: '20359' });
    expect(Math.abs((moved.distance_m ?? 0) - 11_119.5)).toBeLessThan(1);

    const address = 'Am Platz 1, 00001 Nirgends';
    await app.call('PATCH', '/business', { token: owner.token, json: { address } });
    expect(await location()).toEqual({ place: null, located_at: null, postcode: null, towns: [], distance_m: null });
  });

  it('that does not exist is not found, whatever is asked of it', async () => {
    const id = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
    const answers = [
      await read(id),
      await verify(id),
      await reject(id, { reasons: ['phone'] }),
      await app.call('GET', `/review/businesses/${id}/proof`, { token: rita.token }),
      await app.call('GET', `/review/businesses/${id}/audit`, { token: rita.token }),
      await app.call('POST', `/review/businesses/${id}/notes`, { token: rita.token, json: { text: 'Hallo' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
  });

  // ASVS 7.4.2.
  it('ends with the account it belongs to', async () => {
    const address = { street: 'Am Ende 1', businessPhone: '030 4447001' };
    const gone = await createOwner(app, { ...address, companyName: 'Letzte Runde' });
    const other = await createOwner(app, { ...address, companyName: 'Sperrstunde' });
    expect((await read(other.businessId)).body.duplicates).toMatchObject([{ id: gone.businessId }]);
    const { pending } = (await list()).body.counts;
    const removal = await app.call('DELETE', '/account', { token: gone.token, json: { password: gone.password } });
    expect(removal.status).toBe(204);

    expect((await read(other.businessId)).body.duplicates).toEqual([]);
    expect((await list('?q=Letzte%20Runde')).body).toMatchObject({ data: [], counts: { pending: (pending ?? 0) - 1 } });
    expect((await read(gone.businessId)).status).toBe(404);
    expect((await verify(gone.businessId)).status).toBe(404);
  });

  it('keeps notes among the reviewers', async () => {
    const { businessId, token } = await createOwner(app);
    const path = `/review/businesses/${businessId}/notes`;
    const note = await app.call('POST', path, { token: omar.token, json: { text: ' Rückruf Montag ' } });
    expect(note).toMatchObject({ status: 201, body: { text: 'Rückruf Montag', written_by: 'omar' } });
    expect((await read(businessId)).body.notes).toEqual([note.body]);
    for (const own of ['/business', '/business/verification', '/audit']) {
      expect(JSON.stringify((await app.call('GET', own, { token })).body)).not.toContain('Rückruf');
    }
  });

  // ASVS 3.2.1, 4.1.1, 5.3.1, 5.4.1, 5.4.2.
  it('hands out its proof as what it is, to run nothing', async () => {
    const { businessId, token } = await createOwner(app);
    const none = await app.call('GET', `/review/businesses/${businessId}/proof`, { token: rita.token });
    expect(none.status).toBe(404);
    const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
    const form = new FormData();
    form.set('proof', new File([pdf], 'schein.html'));
    expect((await app.call('PUT', '/business/proof', { token, form })).status).toBe(200);
    const response = await app.app.request(`/api/v1/review/businesses/${businessId}/proof`, {
      headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${rita.token}` },
    });
    expect(await response.text()).toBe(pdf);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

describe('a decision', () => {
  it('verifies, tells the business once, and is written down', async () => {
    const { businessId, email, token } = await createOwner(app);
    app.clock.advance({ minutes: 180 });
    expect(await verifyForGood(businessId)).toMatchObject({
      status: 200,
      body: { verification_status: 'verified', decision: { outcome: 'verified', decided_by: 'rita' }, queue: null },
    });
    const [row] = await app.db.select().from(businesses).where(eq(businesses.id, businessId));
    expect(row?.updatedAt).toEqual(app.clock.now());
    const mails = await mailsTo(email);
    expect(mails[0]?.subject).toBe('Zum Anker ist verifiziert');
    await app.mails();
    expect(await mailsTo(email)).toHaveLength(mails.length);
    const { body } = await app.call<{ data: unknown[] }>('GET', `/review/businesses/${businessId}/audit`, {
      token: rita.token,
    });
    expect(body.data[0]).toMatchObject({
      action: 'business_verified',
      actor: { kind: 'reviewer', name: 'rita' },
      before: { verification_status: 'pending' },
      after: { verification_status: 'verified' },
    });
    expect((await app.call('GET', '/audit', { token })).body).toMatchObject({
      data: [{ action: 'case_log_read' }, { action: 'business_verified', actor: { kind: 'reviewer', name: null } }],
    });
  });

  it('rejects with reasons in the language of the business', async () => {
    const headers = { 'Accept-Language': 'en' };
    const { businessId, email, token } = await createOwner(app, {});
    await app.db.execute(`update users set language = 'en' where email = '${email}'`);
    const decidedAt = app.clock.now().toISOString();
    const { status } = await rejectForGood(businessId, {
      reasons: ['register_number', 'proof_missing'],
      reason: 'Call us.',
    });
    expect(status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Zum Anker: something needs fixing');
    for (const words of ['Register number: ', 'No proof: ', 'The reviewer adds: Call us.']) {
      expect(mail?.text).toContain(words);
    }
    expect((await app.call('GET', '/business/verification', { token, headers })).body).toMatchObject({
      verification_status: 'rejected',
      reasons: ['register_number', 'proof_missing'],
      reason: 'Call us.',
      decided_at: decidedAt,
    });
  });

  it.each([
    {},
    { reasons: [] },
    { reasons: [], reason: '  ' },
    { reasons: ['made_up'] },
    { reasons: ['phone', 'phone'] },
  ])('does not reject with %j', async (json) => {
    const { businessId } = await createOwner(app);
    expect((await reject(businessId, json)).status).toBe(422);
    expect((await read(businessId)).body.verification_status).toBe('pending');
  });

  it('is made once when two reviewers decide at once, and the second is told by whom', async () => {
    const { businessId, email } = await createOwner(app);
    const before = (await mailsTo(email)).length;
    const answers = await Promise.all([
      verify(businessId, rita.token),
      reject(businessId, { reasons: ['phone'] }, omar.token),
      verify(businessId, omar.token),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        code: 'already_decided',
        verification_status: winner?.verification_status,
        decided_by: winner?.decision?.decided_by,
      });
    }
    await settleDecisions(app);
    expect(await mailsTo(email)).toHaveLength(before + 1);
  });
});

describe('mending', () => {
  /** Their sessions have expired by this time. */
  beforeAll(async () => {
    for (const person of [rita, omar])
      person.token = (await login(person.username, reviewerPassword)).body.access_token;
  });
  const form = () => {
    const data = new FormData();
    data.set('proof', new File(['%PDF-1.7\ntrailer\n<<>>\n%%EOF\n'], 'a.pdf'));
    return data;
  };

  it('by changed data brings a rejected business back, with a new promise and its history', async () => {
    const { businessId, token } = await createOwner(app);
    await rejectForGood(businessId, { reasons: ['phone'] });
    const phone = { json: { phone: '040 123 45 67' }, token };
    expect((await app.call('PATCH', '/business', phone)).body).toMatchObject({ verification_status: 'rejected' });
    app.clock.advance({ minutes: 600 });
    const change = { json: { phone: '040 999 88 77' }, token };
    expect((await app.call('PATCH', '/business', change)).body).toMatchObject({ verification_status: 'pending' });
    expect((await app.call('GET', '/business/verification', { token })).body).toMatchObject({
      verification_status: 'pending',
      submitted_at: app.clock.now().toISOString(),
      decided_at: null,
      reasons: [],
    });
    const audit = await app.call<{ data: { action: string }[] }>('GET', `/review/businesses/${businessId}/audit`, {
      token: rita.token,
    });
    expect(audit.body.data.map(({ action }) => action).toSorted()).toEqual([
      'business_changed',
      'business_rejected',
      'business_reopened',
    ]);
    expect((await verifyForGood(businessId, omar.token)).status).toBe(200);
  });

  it('by a new proof does the same, and the former file goes', async () => {
    const { businessId, token } = await createOwner(app);
    await app.call('PUT', '/business/proof', { token, form: form() });
    const [row] = await app.db.select().from(businesses).where(eq(businesses.id, businessId));
    const former = row?.proofKey ?? '';
    await rejectForGood(businessId, { reasons: ['proof_unreadable'] });
    const answer = await app.call('PUT', '/business/proof', { token, form: form() });
    expect(answer.body).toMatchObject({ verification_status: 'pending', proof_type: 'application/pdf' });
    expect(await app.deps.files.exists(former)).toBe(false);
  });

  it('is not asked of a verified business: its changes stay verified, a proof is refused', async () => {
    const { businessId, token } = await createOwner(app);
    await verifyForGood(businessId);
    const change = { json: { phone: '040 1' }, token };
    expect((await app.call('PATCH', '/business', change)).body).toMatchObject({ verification_status: 'verified' });
    expect((await app.call('PUT', '/business/proof', { token, form: form() })).body).toMatchObject({
      status: 409,
      code: 'already_decided',
    });
  });

  it('refuses what is no proof', async () => {
    const { token } = await createOwner(app);
    const html = new FormData();
    html.set('proof', new File(['<script>alert(1)</script>'], 'a.pdf'));
    expect((await app.call('PUT', '/business/proof', { token, form: html })).body).toMatchObject({ code: 'file_type' });
    const large = new FormData();
    large.set('proof', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.pdf'));
    expect((await app.call('PUT', '/business/proof', { token, form: large })).body).toMatchObject({
      code: 'too_large',
    });
  });
});
