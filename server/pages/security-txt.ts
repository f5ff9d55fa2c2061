import { Hono } from 'hono';
import { mailLink } from '#domain/shared/email.ts';
import type { Config } from '#server/boot/settings/config.ts';

const SECURITY_TXT = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Midnight UTC, so that the file is stable for a day. */
function expiry(now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS) + VALID_DAYS;
  return new Date(day * DAY_MS).toISOString().replace('.000', '');
}

/** RFC 9116, from the operator's file; missing without a contact. */
export function createSecurityTxt({ operator, publicUrl }: Config, clock: () => Date): Hono {
  const address = operator.securityEmail ?? operator.email;
  return new Hono().get(SECURITY_TXT, (c) => {
    if (address === null) return c.notFound();
    const lines = [
      `Contact: ${mailLink(address)}`,
      `Expires: ${expiry(clock())}`,
      ...(operator.securityPolicy === null ? [] : [`Policy: ${operator.securityPolicy}`]),
      'Preferred-Languages: de, en',
      `Canonical: ${publicUrl}${SECURITY_TXT}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
}
