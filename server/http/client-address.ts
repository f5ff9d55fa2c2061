import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import ipaddr from 'ipaddr.js';

/** The longest address there is, an IPv4 address within an IPv6 one. */
const MAX_LENGTH = 45;

/** One spelling for each address; undefined for what is none. A zone means something on the machine that wrote it only. */
function readAddress(text = ''): string | undefined {
  const isAddress = text.length <= MAX_LENGTH && isIP(text) !== 0 && !text.includes('%');
  return isAddress ? ipaddr.process(text).toString() : undefined;
}

/**
 * Tells the address a call comes from: of the connection, or behind a proxy the last one that the proxy names. What is no
 * address does not count, so that nothing else can stand in limits and logs.
 */
export function clientAddress(isBehindProxy: boolean): (c: HonoContext) => string {
  return (c) => {
    const named = isBehindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    const connected = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
    return readAddress(named) ?? readAddress(connected) ?? '';
  };
}
