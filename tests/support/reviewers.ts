import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#domain/staff/roles.ts';
import { undoSeconds } from '#domain/verification/desk.ts';
import { addStaff } from '#server/modules/people/staff/change-staff.ts';
import { hashPassword } from '#server/security/passwords.ts';
import type { TestApp } from '#tests/support/app.ts';

export const reviewerPassword = 'streng geheim 1';

export async function createReviewer(
  app: TestApp,
  username = `rita-${randomUUID().slice(0, 8)}`,
  role: StaffRole = 'reviewer',
) {
  const passwordHash = await hashPassword(reviewerPassword);
  const { id } = await app.db.transaction((db) =>
    addStaff({ db, actor: { kind: 'system' }, now: app.clock.now() }, { username, role, passwordHash }),
  );
  const { body } = await app.call<{ access_token: string; refresh_token: string }>('POST', '/review/login', {
    json: { username, password: reviewerPassword },
  });
  return { id, username, token: body.access_token, refreshToken: body.refresh_token };
}

/** Advances the clock past the undo period of decisions. */
export async function settleDecisions(app: TestApp): Promise<void> {
  app.clock.advance({ seconds: undoSeconds });
  await app.handlers['settle-decisions']({});
}
