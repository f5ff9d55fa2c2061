import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from '#server/boot/settings/trusted-proxies.ts';
import { isInNetworks } from '#server/boot/settings/trusted-proxies.ts';

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
 * The first from the right that no proxy of ours has. Each proxy adds whom it heard from, so that everything to the left of
 * that one is a caller's own word.
 */
function firstUntrusted(
  connected: string,
  named: string[],
  isTrusted: (address: string, nth: number) => boolean,
): string {
  let address = connected;
  for (let nth = 0; isTrusted(address, nth); nth += 1) {
    const next = readAddress(named.at(-1 - nth)?.trim());
    // A named address of trusted proxies that is none is unknown: the naming proxy counts.
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/**
 * Returns the address a call comes from: that of the connection or, behind proxies, the last one that is not theirs. Anything
 * that is not an address is ignored, so that nothing else gets into limits and logs.
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
