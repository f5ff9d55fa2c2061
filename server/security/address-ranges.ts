import ipaddr from 'ipaddr.js';

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Prefix bits of an IPv4 address in IPv6. */
const MAPPED_BITS = 96;

function readRange(text: string): Range {
  if (!text.includes('/')) {
    const ip = ipaddr.process(text);
    return [ip, ip.kind() === 'ipv4' ? 32 : 128];
  }
  const [network, bits] = ipaddr.parseCIDR(text);
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= MAPPED_BITS;
  return isMapped ? [network.toIPv4Address(), bits - MAPPED_BITS] : [network, bits];
}

/** Whether an address is in one of the ranges. IPv4 within IPv6 counts as IPv4. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, bits] = readRange(range);
    return network.kind() === ip.kind() && ip.match(network, bits);
  });
}
