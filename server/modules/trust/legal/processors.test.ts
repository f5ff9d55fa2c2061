import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

const host = { name: 'Muster Hosting GmbH', address: 'Musterstraße 20, 10999 Berlin', task: 'Server' };
const post = { name: 'Muster Post GmbH', address: 'Musterstraße 21, 10999 Berlin', task: 'E-Mails' };
const other = { name: 'Andere Post AG', address: 'Musterweg 3, 50667 Köln', task: 'E-Mails' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** As a process that starts with this file. */
async function run(processors: (typeof host)[]): Promise<void> {
  app.deps.config.operator = { ...app.deps.config.operator, processors };
  await app.handlers['announce-processors']({});
  await app.runJobs();
}
const told = async (email: string) =>
  (await app.mails()).filter(({ to, subject }) => to === email && subject.includes('arbeitet, ändert sich'));
const listed = async (token: string) => {
  const { body } = await app.call<{ processors: { version: number; object_until: string | null } | null }>(
    'GET',
    '/account/documents',
    { token },
  );
  return body.processors;
};

it('a changed list of processors is announced once, to those whose contract had the one before', async () => {
  const owner = await createOwner(app);
  expect(await listed(owner.token)).toBeNull();
  await run([host, post]);
  await run([post, host]);
  expect(await told(owner.email)).toEqual([]);
  expect(await listed(owner.token)).toMatchObject({ version: 1, object_until: null, list: [host, post] });

  app.clock.advance({ days: 2 });
  await run([host, other]);
  await run([host, other]);
  const [mail, ...more] = await told(owner.email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Neu: Andere Post AG, Musterweg 3, 50667 Köln: E-Mails');
  expect(mail?.text).toContain('Nicht mehr: Muster Post GmbH');
  expect(mail?.text).not.toContain('Muster Hosting');
  app.clock.advance({ minutes: 1 });
  const now = await createOwner(app);
  const list = await listed(now.token);
  expect(list).toMatchObject({ version: 2, list: [host, other], earlier: [{ version: 1, list: [host, post] }] });
  expect(mail?.text).toContain(`bis zum ${Number(list?.object_until?.slice(-2))}. Januar 2027`);

  app.clock.advance({ minutes: 10 });
  await run([host, other]);
  expect(await told(now.email)).toEqual([]);
  expect(await told(owner.email)).toHaveLength(1);
});

it('a process of the release before does not take the list back', async () => {
  const { email, token } = await createOwner(app);
  app.clock.advance({ minutes: 1 });
  await run([host]);
  expect(await told(email)).toHaveLength(1);
  const { version } = (await listed(token)) ?? {};
  await run([host, other]);
  expect(await told(email)).toHaveLength(1);
  expect(await listed(token)).toMatchObject({ version, list: [host] });
  app.clock.advance({ days: 2 });
  await run([host, other]);
  expect(await told(email)).toHaveLength(2);
});
