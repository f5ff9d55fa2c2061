import { isIP } from 'node:net';
import { z } from 'zod';

export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'expected an address such as postgresql://user:password@host:5432/database',
});
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'expected an address that begins with https:// or http://' })
  .transform((url) => url.replace(/\/+$/, ''));
export const trackerUrl = z
  .url({ protocol: /^https?$/, error: 'expected an address such as https://key@errors.example/1' })
  .refine(
    (url) => new URL(url).username !== '' && /\/\d+$/.test(url),
    'expected an address such as https://key@errors.example/1',
  );
export const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'expected an address such as smtps://user:password@host' });

/** Address or name to listen on. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}
