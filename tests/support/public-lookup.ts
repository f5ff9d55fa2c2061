import type { LookupFunction } from 'node:net';
import { lookupPublicAddress as lookup } from '../../server/security/public-lookup.ts';

/** A name that only tests resolve, to a server of this machine; it counts as public. */
export const SOURCE_HOST = 'kalender.example';

export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  if (hostname !== SOURCE_HOST) return lookup(hostname, options, callback);
  if (options.all) return callback(null, [{ address: '127.0.0.1', family: 4 }] as never, 0);
  callback(null, '127.0.0.1', 4);
};
