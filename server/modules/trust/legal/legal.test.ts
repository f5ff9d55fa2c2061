import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { DocumentVersion } from '#domain/legal/documents.ts';
import { documentsAccepted, documentVersions } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

/** Coming terms, seven weeks after the tests' date. */
const next: DocumentVersion = { version: 2, dated: '2026-11-20', from: '2027-01-08', hash: 'f'.repeat(64) };
const { terms } = documentVersions;

interface Acceptance {
  version: number;
  accepted_at: string;
  has_file: boolean;
}
interface Listed {
  data: {
    document: string;
    current: { version: number; acceptance: Acceptance | null };
    next: { version: number; from: string; acceptance: Acceptance | null } | null;
    earlier: Acceptance[];
  }[];
}

let app: TestApp;
beforeAll(async () => {
  documentVersions.terms = [terms[0], next];
  app = await createTestApp();
});
afterAll(async () => {
  documentVersions.terms = terms;
  await app.close();
});

const list = async (token: string) => (await app.call<Listed>('GET', '/account/documents', { token })).body.data;
const documentOf = async (token: string, name: string) => (await list(token)).find(({ document }) => document === name);
const accept = (token: string, document: string, version: unknown, headers = {}) =>
  app.call<Record<string, unknown>>('PUT', `/account/documents/${document}/acceptance`, {
    token,
    json: { version },
    headers,
  });
const file = (token: string, document = 'processing', version = 1) =>
  app.app.request(`/api/v1/account/documents/${document}/${version}/file`, {
    headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` },
  });

describe('what a business agrees to', () => {
  it('is stored by the tick of its registration: texts, versions, checksums and the time', async () => {
    const { businessId } = await createOwner(app, {}, { isDeclared: false });
    const rows = await app.db.select().from(legalAcceptances).where(eq(legalAcceptances.businessId, businessId));
    expect(rows.map(({ document, version, hash }) => ({ document, version, hash }))).toEqual(
      documentsAccepted(berlinDay(app.clock.now())),
    );
    const terms = rows.filter(({ document }) => document === 'terms');
    expect(terms.map(({ version }) => version)).toEqual([1, 2]);
    for (const row of rows) expect(row).toMatchObject({ language: 'de', sheet: null });
    expect(rows[0]?.acceptedAt.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  });

  it('is listed in its order, with what is still open', async () => {
    const { token } = await createOwner(app);
    const documents = await list(token);
    expect(documents.map(({ document, current }) => [document, current.acceptance !== null])).toEqual([
      ['terms', true],
      ['privacy', true],
      ['trader', true],
      ['processing', false],
      ['advertising', true],
    ]);
  });

  it('is accepted once, and the log of the business says so', async () => {
    const { token, businessId } = await createOwner(app, {}, { isDeclared: false });
    const first = await accept(token, 'processing', 1);
    expect(first).toMatchObject({ status: 200, body: { document: 'processing', version: 1, has_file: true } });
    app.clock.advance({ minutes: 5 });
    expect((await accept(token, 'processing', 1)).body).toEqual(first.body);
    const mine = eq(legalAcceptances.businessId, businessId);
    const registered = documentsAccepted(berlinDay(app.clock.now())).length;
    expect(await app.db.$count(legalAcceptances, mine)).toBe(registered + 1);
    const { body } = await app.call<{ data: { action: string }[] }>('GET', '/audit', { token });
    expect(body.data.filter(({ action }) => action === 'document_accepted')).toHaveLength(1);
  });

  it.each([
    [3, 409, 'document_version'],
    [0, 422, 'invalid_input'],
    ['1', 422, 'invalid_input'],
  ])('is refused as version %j', async (version, status, code) => {
    const { token } = await createOwner(app);
    expect(await accept(token, 'processing', version)).toMatchObject({ status, body: { code } });
    expect((await documentOf(token, 'processing'))?.current.acceptance).toBeNull();
  });

  it('is accepted by the owner alone', async () => {
    const [owner, other] = [await createOwner(app), await createOwner(app)];
    await app.db
      .update(teamMembers)
      .set({ businessId: owner.businessId })
      .where(eq(teamMembers.businessId, other.businessId));
    expect((await list(other.token)).length).toBe(5);
    expect((await accept(other.token, 'processing', 1)).status).toBe(403);
    expect((await file(other.token)).status).toBe(403);
  });
});

describe('the contract on guests’ data', () => {
  it('is a PDF with both sides, as it was agreed on, whatever the business is called later', async () => {
    const { token } = await createOwner(app, { companyName: 'Łódzka Café GmbH' });
    expect((await file(token)).status).toBe(404);
    await accept(token, 'processing', 1, { 'Accept-Language': 'en' });
    const answer = await file(token);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toContain('data-processing-version-1.pdf');
    const content = Buffer.from(await answer.arrayBuffer());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.length).toBe(Number(answer.headers.get('Content-Length')));
    expect(content.length).toBeLessThan(200_000);
    const [row] = await app.db.select().from(legalAcceptances).where(eq(legalAcceptances.document, 'processing'));
    expect(row?.sheet?.blocks.some(({ text }) => /[<{]/.test(text))).toBe(false);
  });

  it('of another business is not found', async () => {
    const [owner, other] = [await createOwner(app), await createOwner(app)];
    await accept(owner.token, 'processing', 1);
    expect((await file(other.token)).status).toBe(404);
    expect((await file(owner.token, 'terms')).status).toBe(404);
  });

  it('names the company, the person and the checksum of its words', async () => {
    const { token, businessId } = await createOwner(app, { companyName: 'Anker <b>Bar</b> GmbH' });
    await accept(token, 'processing', 1);
    const rows = await app.db.select().from(legalAcceptances).where(eq(legalAcceptances.businessId, businessId));
    const sheet = rows.find(({ document }) => document === 'processing')?.sheet;
    const facts = JSON.stringify(sheet?.facts);
    expect(facts).toContain('Anker <b>Bar</b> GmbH');
    expect(facts).toContain(documentVersions.processing[0].hash);
    expect(facts).toContain(app.deps.config.operator.company ?? '[Firma]');
    expect(sheet?.blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(9);
  });
});

describe('a new version', () => {
  /** As if it had registered before the version was announced. */
  async function createFormerOwner() {
    const owner = await createOwner(app);
    const isNext = and(eq(legalAcceptances.document, 'terms'), eq(legalAcceptances.version, 2));
    await app.db.delete(legalAcceptances).where(and(eq(legalAcceptances.businessId, owner.businessId), isNext));
    return owner;
  }

  it('is announced once to each business, but not to those that accepted it by registering', async () => {
    const { token, email } = await createFormerOwner();
    const told = async (address: string) =>
      (await app.mails()).filter(({ to, subject }) => to === address && subject.includes('8. Januar 2027'));
    await app.handlers['announce-documents']({});
    await app.runJobs();
    await app.handlers['announce-documents']({});
    await app.runJobs();
    expect(await told(email)).toHaveLength(1);
    expect((await told(email))[0]?.text).toContain('Nutzungsbedingungen (AGB), Fassung 2');
    const later = await createOwner(app);
    await app.handlers['announce-documents']({});
    await app.runJobs();
    expect(await told(later.email)).toHaveLength(0);
    expect(await documentOf(token, 'terms')).toMatchObject({
      current: { version: 1 },
      next: { version: 2, from: '2027-01-08', acceptance: null },
    });
  });

  it('of a contract is announced to those who have it', async () => {
    const [has, without] = [await createOwner(app), await createOwner(app)];
    await accept(has.token, 'processing', 1);
    await app.handlers['announce-documents']({});
    await app.runJobs();
    const told = async (address: string) =>
      (await app.mails()).filter(({ to, text }) => to === address && text.includes('Auftragsverarbeitung, Fassung 2'));
    expect([await told(has.email), await told(without.email)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('may be accepted before it holds, and holds from its day on', async () => {
    const { token } = await createFormerOwner();
    expect((await accept(token, 'terms', 2)).body).toMatchObject({ version: 2, hash: next.hash });
    app.clock.advance({ days: 60 });
    const { token: renewed } = await createOwner(app);
    expect(await documentOf(renewed, 'terms')).toMatchObject({
      current: { version: 2, acceptance: { version: 2 } },
      next: null,
      earlier: [],
    });
    expect((await accept(renewed, 'terms', 1)).body).toMatchObject({ code: 'document_version' });
  });
});
