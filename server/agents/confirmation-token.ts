import { hash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Arguments } from '#server/agents/call-operation.ts';
import { Problem } from '#server/context/problem.ts';
import { signFor } from '#server/security/sign-for.ts';
import { createToken } from '#server/security/tokens.ts';

/** Minutes. */
const LIFETIME = 10;
const PURPOSE = 'agent confirmation';

/** All that a token confirms; a token for anything else is refused. */
interface Confirmed {
  keyId: string;
  businessId: string;
  tool: string;
  given: Arguments;
  /** `ETag` of the event. */
  state: string | null;
}

const contentSchema = z.tuple([z.string(), z.string(), z.number()]);

/** Arguments in any order. */
const digest = ({ keyId, businessId, tool, given }: Confirmed) =>
  hash('sha256', JSON.stringify([keyId, businessId, tool, Object.entries(given).toSorted()]), 'base64url');
const digestOfState = ({ state }: Confirmed) => hash('sha256', String(state), 'base64url');

/** A signed token, so that any process can check it. Its nonce becomes the `Idempotency-Key`. */
export function createConfirmation(secretKey: string, confirmed: Confirmed, now: Date) {
  const expiresAt = new Date(now.getTime() + LIFETIME * 60_000);
  const content = JSON.stringify([createToken(), digestOfState(confirmed), expiresAt.getTime()]);
  const payload = Buffer.from(content).toString('base64url');
  const signature = signFor(secretKey, PURPOSE, `${payload}.${digest(confirmed)}`);
  return { token: `${payload}.${signature}`, expiresAt };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface OpenedToken {
  /** Same for every call with the token. */
  nonce: string;
  /** Throws 422 `link_expired`, and 412 if the event was changed since. */
  requireCurrent(now: Date): void;
}

/** Throws 422 `link_unknown` for a token of another key, tool or arguments. */
export function openConfirmation(secretKey: string, token: unknown, confirmed: Confirmed): OpenedToken {
  const [payload = '', signature = '', ...rest] = typeof token === 'string' ? token.split('.') : [];
  const expected = signFor(secretKey, PURPOSE, `${payload}.${digest(confirmed)}`);
  if (rest.length > 0 || !isSame(signature, expected)) {
    throw new Problem('link_unknown', { detail: 'The token confirms another call: of another key, tool or arguments' });
  }
  const [nonce, state, expiresAt] = contentSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return {
    nonce,
    requireCurrent(now) {
      if (expiresAt <= now.getTime()) {
        throw new Problem('link_expired', { detail: 'Call without the token for a new one' });
      }
      if (state === digestOfState(confirmed)) return;
      throw new Problem('precondition_failed', { detail: 'The event was changed since; call without the token' });
    },
  };
}
