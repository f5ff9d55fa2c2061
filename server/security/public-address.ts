import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

class PrivateTargetError extends Error {}

/** True for an address of the public internet: not loopback, private, link-local, multicast, reserved or unspecified. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** True when the address names a host that could be public: a name, or a public literal address. */
export function mayBePublic(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  return host !== 'localhost' && !host.endsWith('.localhost') && host.includes('.');
}

/**
 * Name look-up for outgoing calls that only ever answers public addresses. The connection uses exactly the addresses that
 * were checked, so a name that resolves differently a moment later gains nothing.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const found = addresses as unknown as { address: string; family: number }[];
    const first = found[0];
    if (!first || found.some(({ address }) => !isPublicAddress(address))) {
      return callback(new PrivateTargetError(`${hostname} is not on the public internet`), '', 0);
    }
    if (options.all) return callback(null, found as never, 0);
    callback(null, first.address, first.family);
  });
};
