import { afterAll, beforeAll, expect, it } from 'vitest';
import { webhooks } from '#database/schema/webhooks.ts';
import { resealSecrets } from '#server/boot/installation/reseal-secrets.ts';
import { unseal } from '#server/security/sealed.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

const newKey = 'the key of tomorrow, quite long enough';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
});
afterAll(() => app.close());

// ASVS 11.2.2, 11.3.3.
it('puts present and previous secrets under the new key, once, and changes nothing that no key opens', async () => {
  const { token } = await createOwner(app);
  const { body } = await app.call<{ id: string; secret: string }>('POST', '/webhooks', {
    token,
    json: { url: 'http://127.0.0.1:9/hook', event_types: ['event.created'] },
  });
  const rotated = await app.call<{ secret: string }>('POST', `/webhooks/${body.id}/rotate-secret`, { token });
  const oldKey = app.deps.config.secretKey;

  await expect(resealSecrets(app.db, newKey, 'a key that never was in use at all')).rejects.toThrow();
  expect(await resealSecrets(app.db, oldKey, newKey)).toBe(0);
  expect(await resealSecrets(app.db, newKey, oldKey)).toBe(1);
  expect(await resealSecrets(app.db, newKey, oldKey)).toBe(0);
  const [row] = await app.db.select().from(webhooks);
  expect(unseal(newKey, row?.sealedSecret ?? '')).toBe(rotated.body.secret);
  expect(unseal(newKey, row?.sealedPreviousSecret ?? '')).toBe(body.secret);
});
