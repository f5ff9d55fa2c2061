import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isViewed } from '#contract/desk-views.ts';
import { routes } from '#contract/index.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner } from '#tests/support/factories.ts';
import { operations } from '#tests/support/operations.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { serveApp } from '#tests/support/serve-app.ts';

/* The token of a view of staff against every operation of all documents. */

const all: AnyRoute[] = Object.values(routes);
const someId = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
let app: TestApp;
let server: Awaited<ReturnType<typeof serveApp>>;
let token = '';

beforeAll(async () => {
  app = await createTestApp();
  server = await serveApp(app);
  const owner = await createVerifiedOwner(app);
  const staff = await createReviewer(app, undefined, 'lead');
  const json = { reason: 'Du hast um Hilfe gebeten.' };
  const begun = await app.call<{ id: string }>('POST', `/desk/customers/${owner.businessId}/views`, {
    token: staff.token,
    json,
  });
  const opened = await app.call<{ token: string }>('POST', `/desk/views/${begun.body.id}/open`, { token: staff.token });
  token = opened.body.token;
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(() => app.db.delete(rateLimits));

async function codeOf(method: string, path: string, key: string): Promise<{ status: number; code?: string }> {
  const response = await fetch(`${server.address}/api/v1${path.replaceAll(/\{\w+\}/g, someId)}`, {
    method: method.toUpperCase(),
    headers: { 'X-API-Key': key, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(method === 'get' ? {} : { body: '{}' }),
  });
  const { status } = response;
  if (response.ok) {
    await response.body?.cancel();
    return { status };
  }
  return { status, code: ((await response.json()) as { code?: string }).code };
}

it('every operation of the documents is a route that is tried', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    all.map(({ operationId }) => operationId).toSorted(),
  );
});

describe.each(all.map((route) => ({ ...route, name: route.operationId })))('$name', (route) => {
  it(isViewed(route) ? 'is read' : 'is 403 view_only', async () => {
    const { status, code } = await codeOf(route.method, route.path, app.deps.config.publicApiKey);
    // 404: an id that no row has; the call itself is let through.
    if (isViewed(route)) expect(route.path.includes('{') ? [200, 404] : [200]).toContain(status);
    else expect([status, code]).toEqual([403, 'view_only']);
  });
});

it('the app’s own key opens nothing with it either', async () => {
  const key = app.deps.config.appServiceKey ?? '';
  for (const { method, path } of all.filter(({ access }) => access.as === 'app')) {
    expect((await codeOf(method, path, key)).code).toBe('invalid_api_key');
  }
});

it('the table lists only reads that exist: no file, no stream, no stake, and no path about guests or secrets', () => {
  const viewed = all.filter(isViewed);
  const listed = readFileSync('contract/desk-views.ts', 'utf8').match(/^ {2}'(\w+)',$/gm) ?? [];
  expect(viewed).toHaveLength(listed.length);
  expect(viewed.filter(({ method }) => method !== 'get')).toEqual([]);
  expect(viewed.filter(({ success }) => success.fileTypes || success.isStream)).toEqual([]);
  expect(viewed.filter(({ access }) => 'stake' in access && access.stake)).toEqual([]);
  const closed =
    /participants|guest|offers|door$|door\/marks|api-keys|webhooks|auth|exports|proof|preview|stream|devices|import|ownership|audit|\/file$|\/pdf$/;
  expect(viewed.filter(({ path }) => closed.test(path))).toEqual([]);
});
