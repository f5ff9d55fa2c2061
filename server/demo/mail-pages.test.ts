import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMails } from '#database/schema/demo-mails.ts';
import { mails } from '#database/schema/mails.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const html =
  '<html><head><style>@media (prefers-color-scheme: dark) { body { color: white } }</style></head><body>Hallo</body></html>';

async function put(mail: Partial<typeof demoMails.$inferInsert> = {}) {
  const row = { id: randomUUIDv7(), to: 'kim@example.com', subject: 'Code', text: 'Hallo\n\ndein Code', html, ...mail };
  await app.db.insert(demoMails).values({ sentAt: app.clock.now(), ...row });
  return row;
}

const read = async (search = '') => (await app.app.request(`/demo/mail${search}`)).text();
const countLinks = (page: string) => page.match(/data-mail=/g)?.length ?? 0;

describe('the demo’s mailbox', () => {
  beforeEach(async () => {
    await app.db.delete(demoMails);
  });

  it('says of an open mail what became of it', async () => {
    const { id } = await put();
    const row = { id, to: 'kim@example.com', kind: 'plain', createdAt: app.clock.now(), changedAt: app.clock.now() };
    expect(await read(`?mail=${id}`)).not.toContain('kam zurück');
    await app.db.insert(mails).values({ ...row, state: 'bounced' });
    expect(await read(`?mail=${id}`)).toContain('kam zurück');
  });

  it('finds mails by subject, recipient and text, in any case, with letters beyond ASCII', async () => {
    await put({ subject: 'ÜBERWEISUNG' });
    await put({ to: 'tresen@example.com' });
    await put({ text: 'Hallo\n\nalles Übrige' });
    expect(countLinks(await read('/list'))).toBe(3);
    expect(countLinks(await read('/list?q=überweisung'))).toBe(1);
    expect(countLinks(await read('/list?q=TRESEN@'))).toBe(1);
    expect(countLinks(await read('/list?q=üb'))).toBe(2);
    expect(await read('/list?q=<b>nichts')).toContain('„&lt;b&gt;nichts“');
  });

  it('shows a mail in the colours that were chosen, not in those of the device', async () => {
    const { id } = await put();
    expect(await read(`?mail=${id}`)).toContain('@media not all {');
    expect(await read(`?mail=${id}&look=dark`)).toContain('@media all {');
  });

  it('keeps a mail open that the search does not find, and does without one that is not there', async () => {
    const { id } = await put({ subject: 'Offen' });
    expect(await read(`?mail=${id}&q=anderes`)).toContain('<h1>Offen</h1>');
    for (const gone of [randomUUIDv7(), "'x'"]) {
      const answer = await app.app.request(`/demo/mail?mail=${gone}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('<article');
    }
  });

  it('knows what a mail is about', async () => {
    await put({ kind: 'money' });
    expect(await read('/list')).toContain('--bar:#60c072');
    const [mail] = await (await app.app.request('/demo/mail.json')).json();
    expect(mail).toMatchObject({ to: 'kim@example.com', kind: 'money' });
  });

  it('gives tests the mails of one address', async () => {
    await put({ to: 'kim@example.com' });
    await put({ to: 'ada@example.com' });
    const receivers = async (query: string) => {
      const mails: { to: string }[] = await (await app.app.request(`/demo/mail.json${query}`)).json();
      return mails.map(({ to }) => to);
    };
    expect(await receivers('')).toEqual(expect.arrayContaining(['ada@example.com', 'kim@example.com']));
    expect(new Set(await receivers('?to=ada%40example.com'))).toEqual(new Set(['ada@example.com']));
    expect(await receivers('?to=nobody%40example.com')).toEqual([]);
  });

  it('is emptied by its own form, never by one of another site', async () => {
    await put();
    const empty = (site: string) =>
      app.app.request('/demo/mail/empty?from=%2Fpricing', { method: 'POST', headers: { 'Sec-Fetch-Site': site } });
    expect((await empty('cross-site')).status).toBe(403);
    expect(countLinks(await read('/list'))).toBe(1);
    const answer = await empty('same-origin');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/demo/mail?from=%2Fpricing');
    expect(await read()).toContain('Noch keine Mail.');
  });
});
