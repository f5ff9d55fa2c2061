import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, setPlan } from '#tests/support/factories.ts';

const planSupport = {
  contactPerson: 'Mira Sommer',
  contactEmail: 'mira@dabei.example',
  contactPhone: null,
  supportPhone: '+49 30 0000002',
};

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp({ planSupport });
  owner = await createOwner(app);
});
afterAll(() => app.close());

const readPlan = async () => (await app.call('GET', '/plan', { token: owner.token })).body;

describe('what a plan gives', () => {
  it('is little while a business tries the product', async () => {
    expect(await readPlan()).toEqual({
      plan: 'none',
      pictures_per_event: 5,
      video: false,
      branding: false,
      contact: null,
      support_phone: null,
    });
  });

  it('is everything with a large plan, the people of the operator included, until it ends', async () => {
    await setPlan(app, owner.businessId, 'professional');
    const large = {
      plan: 'professional',
      pictures_per_event: 20,
      video: true,
      branding: true,
      contact: { name: 'Mira Sommer', email: 'mira@dabei.example', phone: null },
      support_phone: '+49 30 0000002',
    };
    expect(await readPlan()).toEqual(large);
    await setPlan(app, owner.businessId, 'professional', 'past_due');
    expect(await readPlan()).toEqual(large);
    await setPlan(app, owner.businessId, 'professional', 'inactive');
    expect(await readPlan()).toMatchObject({ plan: 'none', pictures_per_event: 5, contact: null, support_phone: null });
  });

  it('names nobody where the operator has named nobody', async () => {
    const nobody = await createTestApp({
      planSupport: { contactPerson: null, contactEmail: null, contactPhone: null, supportPhone: null },
    });
    const { token, businessId } = await createOwner(nobody);
    await setPlan(nobody, businessId, 'enterprise');
    const { body } = await nobody.call('GET', '/plan', { token });
    expect(body).toMatchObject({ plan: 'enterprise', contact: null, support_phone: null });
    await nobody.close();
  });
});
