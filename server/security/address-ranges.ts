import ipaddr from 'ipaddr.js';

/** True when an address is one of these, or lies in one of these ranges. IPv4 within IPv6 counts as IPv4. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : [ipaddr.process(range), null];
    if (network.kind() !== ip.kind()) return false;
    return ip.match(network, bits ?? (network.kind() === 'ipv4' ? 32 : 128));
  });
}
