import { secondFactor } from '#domain/sign-in/second-factor.ts';

const { digits, seconds } = secondFactor.code;

async function load() {
  return import('otpauth');
}

/** Base32 secret for an authenticator app. */
export async function createTotpSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: 20 }).base32;
}

/** `otpauth:` URI for the QR code. */
export async function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): Promise<string> {
  const { TOTP } = await load();
  return new TOTP({ issuer, label, secret, digits, period: seconds }).toString();
}

/** Time step (30 s since 1970) of a code; null if wrong. Accepts one step before and after, for clock drift. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const { TOTP } = await load();
  const totp = new TOTP({ secret, digits, period: seconds });
  const token = code.replace(/\s/g, '');
  if (!/^\d+$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}
