import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#domain/staff/roles.ts';
import { addReviewer } from '#server/modules/review/add-reviewer.ts';
import type { TestApp } from '#tests/support/app.ts';

export const reviewerPassword = 'streng geheim 1';

/** A signed-in member of staff. */
export async function createReviewer(
  app: TestApp,
  username = `rita-${randomUUID().slice(0, 8)}`,
  role: StaffRole = 'reviewer',
) {
  await addReviewer(app.db, { username, password: reviewerPassword, role, now: app.clock.now() });
  const { body } = await app.call<{ access_token: string; refresh_token: string }>('POST', '/review/login', {
    json: { username, password: reviewerPassword },
  });
  return { username, token: body.access_token, refreshToken: body.refresh_token };
}
