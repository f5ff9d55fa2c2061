import ipaddr from 'ipaddr.js';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Number of proxies in front, or their networks. */
export type TrustedProxies = { hops: number } | { networks: readonly Network[] };

/** A larger number is a mistake. */
const MOST_HOPS = 9;

function readNetwork(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  // A single machine. The library would read short forms such as `10` as addresses.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/**
 * Reads `0`, a number, or addresses and networks (`10.0.0.0/8, 2001:db8::1`) separated by commas or spaces. Null =
 * none, undefined = invalid.
 */
export function readTrustedProxies(text: string): TrustedProxies | null | undefined {
  if (['', '0', 'false'].includes(text)) return null;
  if (text === 'true') return { hops: 1 };
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : undefined;
  const networks = text.split(/[\s,]+/).map(readNetwork);
  return networks.every((network) => network !== undefined) ? { networks } : undefined;
}

export function isInNetworks(address: string, networks: readonly Network[]): boolean {
  const parsed = ipaddr.process(address);
  return networks.some(([network, length]) => network.kind() === parsed.kind() && parsed.match(network, length));
}
