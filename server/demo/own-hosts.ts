import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';

function isThisMachine(hostname: string): boolean {
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'loopback';
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** This machine, and the host of `PUBLIC_URL`. */
export function createOwnHosts(publicUrl: string): (hostname: string) => boolean {
  const own = new URL(publicUrl).hostname;
  return (hostname) => hostname === own || isThisMachine(hostname);
}

/**
 * Only serves this machine or the host of `PUBLIC_URL`, against DNS rebinding: the demo shows its mails to anyone who
 * reaches it.
 */
export function requireOwnHost(publicUrl: string): MiddlewareHandler {
  const isOwn = createOwnHosts(publicUrl);
  let lastOrigin: string | undefined;
  return async (c, next) => {
    const { url } = c.req;
    const origin = url.slice(0, url.indexOf('/', 'https://'.length));
    if (origin === lastOrigin) return next();
    const { hostname } = new URL(url);
    if (isOwn(hostname)) {
      lastOrigin = origin;
      return next();
    }
    return c.text(`This demo answers at ${publicUrl}; set PUBLIC_URL to reach it by another name.\n`, 421);
  };
}
