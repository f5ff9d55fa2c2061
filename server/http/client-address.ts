import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from '#server/boot/settings/trusted-proxies.ts';
import { isInNetworks } from '#server/boot/settings/trusted-proxies.ts';

/** An IPv4 address inside an IPv6 one. */
const MAX_LENGTH = 45;

/** Canonical form of an address; undefined for anything else. Zones are dropped: they are local to a machine. */
function readAddress(text = ''): string | undefined {
  const isAddress = text.length <= MAX_LENGTH && isIP(text) !== 0 && !text.includes('%');
  return isAddress ? ipaddr.process(text).toString() : undefined;
}

/** The rightmost untrusted address. Each proxy appends its peer, so everything left of it is the caller's claim. */
function firstUntrusted(
  connected: string,
  named: string[],
  isTrusted: (address: string, nth: number) => boolean,
): string {
  let address = connected;
  for (let nth = 0; isTrusted(address, nth); nth += 1) {
    const next = readAddress(named.at(-1 - nth)?.trim());
    // Unknown behind a trusted proxy: the proxy itself counts.
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/**
 * Returns a call's address: the connection's, or the last untrusted one behind proxies. Non-addresses are ignored, to
 * keep them out of limits and logs.
 */
export function clientAddress(proxies: TrustedProxies | null): (c: HonoContext) => string {
  return (c) => {
    const connected = readAddress(c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined) ?? '';
    if (proxies === null) return connected;
    const named = c.req.header('X-Forwarded-For')?.split(',') ?? [];
    const isTrusted =
      'hops' in proxies
        ? (_: string, nth: number) => nth < proxies.hops
        : (address: string) => address !== '' && isInNetworks(address, proxies.networks);
    return firstUntrusted(connected, named, isTrusted);
  };
}
