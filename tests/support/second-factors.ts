import { TOTP } from 'otpauth';
import type { TestApp } from '#tests/support/app.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';

interface Codes {
  factor: { id: string };
  recovery_codes: string[] | null;
}

/** The current TOTP code, or that of `later` half minutes ahead. */
export function codeOf(app: TestApp, secret: string, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() + later * 30_000 });
}

/** Sets up TOTP for a signed-in person. */
export async function addTotp(app: TestApp, token: string) {
  const begun = await app.call<{ id: string; secret: string; uri: string }>('POST', '/auth/factors/totp', { token });
  const { id, secret, uri } = begun.body;
  const json = { code: codeOf(app, secret), name: 'Handy' };
  const { body, status } = await app.call<Codes>('POST', `/auth/factors/totp/${id}/confirm`, { token, json });
  return { id, secret, uri, status, codes: body.recovery_codes };
}

/** Adds a software passkey. */
export async function addPasskey(app: TestApp, token: string) {
  const device = createAuthenticator();
  const begun = await app.call<{ challenge: string; passkey: Record<string, unknown> }>(
    'POST',
    '/auth/factors/passkey/options',
    { token },
  );
  const credential = device.create({ options: begun.body.passkey, origin: app.deps.config.publicUrl });
  const json = { challenge: begun.body.challenge, name: 'Laptop', credential };
  const { body, status } = await app.call<Codes>('POST', '/auth/factors/passkey', { token, json });
  return { device, status, id: body.factor.id, codes: body.recovery_codes, json };
}
