import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operator } from '#domain/shared/operator.ts';
import { createApp } from '#server/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ publicUrl: 'https://dabei.example' });
});
afterAll(() => app.close());

function read(changes: Partial<Operator> = {}) {
  const operator = { ...app.deps.config.operator, ...changes };
  return createApp({ ...app.deps, config: { ...app.deps.config, operator } }).request('/.well-known/security.txt');
}

describe('security.txt', () => {
  it('names the contact, how long that holds, the languages and its own address', async () => {
    app.clock.set('2026-11-22T23:59:00Z');
    const answer = await read();
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(await answer.text()).toBe(
      [
        'Contact: mailto:sicherheit@dabei.example',
        'Expires: 2027-05-21T00:00:00Z',
        'Preferred-Languages: de, en',
        'Canonical: https://dabei.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('never expires while the server runs', async () => {
    app.clock.set('2028-02-29T12:00:00Z');
    expect(await (await read()).text()).toContain('Expires: 2028-08-27T00:00:00Z');
  });

  it('names a policy when there is one, and the general address when there is no other', async () => {
    const text = await (await read({ securityEmail: null, securityPolicy: 'https://dabei.example/sicherheit' })).text();
    expect(text).toContain('Contact: mailto:hallo@dabei.example\n');
    expect(text).toContain('Policy: https://dabei.example/sicherheit\n');
  });

  it('is not there when there is nobody to write to', async () => {
    expect((await read({ securityEmail: null, email: null })).status).toBe(404);
  });
});
