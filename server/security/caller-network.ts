import ipaddr from 'ipaddr.js';

/** A caller as limits see it, and the larger network around it that one party may own entirely. */
export interface CallerNetwork {
  own: string;
  /** Null for IPv4, where most people have a single address. */
  around: string | null;
}

/**
 * Anyone with IPv6 has at least a /64, that is any number of addresses, so a /64 counts as one caller and the /48 around it
 * counts separately. Anything that is not an address (jobs, tests) is one caller as well.
 */
export function callerNetwork(address: string): CallerNetwork {
  if (!ipaddr.isValid(address)) return { own: 'unknown', around: null };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { own: parsed.toString(), around: null };
  const parts = (parsed as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return { own: `${parts.slice(0, 4).join(':')}::/64`, around: `${parts.slice(0, 3).join(':')}::/48` };
}
