import { randomUUID } from 'node:crypto';
import { undoSeconds } from '#domain/verification/desk.ts';
import { addReviewer } from '#server/modules/review/add-reviewer.ts';
import type { TestApp } from '#tests/support/app.ts';

export const reviewerPassword = 'streng geheim 1';

/** A signed-in reviewer. */
export async function createReviewer(app: TestApp, username = `rita-${randomUUID().slice(0, 8)}`) {
  await addReviewer(app.db, { username, password: reviewerPassword, now: app.clock.now() });
  const { body } = await app.call<{ access_token: string; refresh_token: string }>('POST', '/review/login', {
    json: { username, password: reviewerPassword },
  });
  return { username, token: body.access_token, refreshToken: body.refresh_token };
}

/** Lets the time pass in which decisions can be taken back, so that they hold. */
export async function settleDecisions(app: TestApp): Promise<void> {
  app.clock.advance({ seconds: undoSeconds });
  await app.handlers['settle-decisions']({});
}
