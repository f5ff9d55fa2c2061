import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import ipaddr from 'ipaddr.js';

/** The length of the longest address, an IPv4 address inside an IPv6 one. */
const MAX_LENGTH = 45;

/**
 * The canonical spelling of an address; undefined for anything else. A zone only means something on the machine that wrote
 * it.
 */
function readAddress(text = ''): string | undefined {
  const isAddress = text.length <= MAX_LENGTH && isIP(text) !== 0 && !text.includes('%');
  return isAddress ? ipaddr.process(text).toString() : undefined;
}

/**
 * Returns the address a call comes from: that of the connection or, behind a proxy, the last one the proxy names. Anything
 * that is not an address is ignored, so that nothing else gets into limits and logs.
 */
export function clientAddress(isBehindProxy: boolean): (c: HonoContext) => string {
  return (c) => {
    const named = isBehindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    const connected = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
    return readAddress(named) ?? readAddress(connected) ?? '';
  };
}
