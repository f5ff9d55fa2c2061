import ipaddr from 'ipaddr.js';

/** A caller for limits, and the larger network that one party may own. */
export interface CallerNetwork {
  own: string;
  /** Null for IPv4. */
  around: string | null;
}

/**
 * Anyone with IPv6 has at least a /64, so that counts as one caller, and the /48 separately. Non-addresses (jobs,
 * tests) are one caller.
 */
export function callerNetwork(address: string): CallerNetwork {
  if (!ipaddr.isValid(address)) return { own: 'unknown', around: null };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { own: parsed.toString(), around: null };
  const parts = (parsed as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return { own: `${parts.slice(0, 4).join(':')}::/64`, around: `${parts.slice(0, 3).join(':')}::/48` };
}
