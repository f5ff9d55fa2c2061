import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';

function isThisMachine(hostname: string): boolean {
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'loopback';
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

/**
 * Serves only calls to this machine or to the host of `PUBLIC_URL`. The demo shows its mails to anyone who reaches it, so
 * no site may reach it from a visitor's browser by pointing its own name here.
 */
export function requireOwnHost(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).hostname;
  let lastOrigin: string | undefined;
  return async (c, next) => {
    const { url } = c.req;
    const origin = url.slice(0, url.indexOf('/', 'https://'.length));
    if (origin === lastOrigin) return next();
    const { hostname } = new URL(url);
    if (hostname === own || isThisMachine(hostname)) {
      lastOrigin = origin;
      return next();
    }
    return c.text(`This demo answers at ${publicUrl}; set PUBLIC_URL to reach it by another name.\n`, 421);
  };
}
