import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '#server/security/public-address.ts';

class PrivateTargetError extends Error {
  override name = 'PrivateTargetError';
}

/** DNS lookup that returns public addresses only. The connection uses the checked addresses, against DNS rebinding. */
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
