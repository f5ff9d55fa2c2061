import { secondFactor } from '#domain/sign-in/second-factor.ts';

const { digits, seconds } = secondFactor.code;

async function load() {
  return import('otpauth');
}

/** A secret for an app that shows codes, in base32. */
export async function createTotpSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: 20 }).base32;
}

/** The address that such an app reads from a QR code. */
export async function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): Promise<string> {
  const { TOTP } = await load();
  return new TOTP({ issuer, label, secret, digits, period: seconds }).toString();
}

/**
 * The half minute that a code belongs to, counted since 1970; null for a wrong one. The one before and the one after count
 * as well, for clocks that are not exact.
 */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const { TOTP } = await load();
  const totp = new TOTP({ secret, digits, period: seconds });
  const token = code.replace(/\s/g, '');
  if (!/^\d+$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}
