import ipaddr from 'ipaddr.js';

/** All assigned IPv6 addresses; outside are the forms that embed IPv4. */
const [PUBLIC_IPV6, PUBLIC_IPV6_BITS] = ipaddr.IPv6.parseCIDR('2000::/3');

/** Names of this machine or its network, wherever resolved. */
const PRIVATE_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Ports of non-web services that scanners probe: databases, caches, queues, remote control, chat. */
const FOREIGN_PORTS = new Set([
  1080, 1194, 1433, 1434, 1521, 1723, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 3128, 3306, 3389, 4222, 4369, 5060,
  5061, 5222, 5432, 5433, 5672, 5900, 5901, 5984, 5985, 5986, 6000, 6379, 6380, 6443, 6666, 6667, 6697, 7000, 7001,
  8086, 9042, 9092, 9160, 9200, 9300, 9418, 10250, 10255, 11211, 25565, 26257, 27017, 27018, 27019, 50000, 61616,
]);
const FIRST_FREE_PORT = 1024;

/** Not loopback, private, link-local, multicast, reserved or unspecified. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  if (!address.includes(':')) return ipaddr.IPv4.parse(address).range() === 'unicast';
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.match(PUBLIC_IPV6, PUBLIC_IPV6_BITS) && parsed.range() === 'unicast';
}

/** Whether the host could be public: a name or a public literal address. */
function mayBePublic({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  return host.includes('.') && !host.endsWith('.') && !PRIVATE_NAME.test(host);
}

/** 80, 443, and unprivileged ports without another known service. */
function isWebPort({ port }: URL): boolean {
  if (port === '' || port === '80' || port === '443') return true;
  return Number(port) >= FIRST_FREE_PORT && !FOREIGN_PORTS.has(Number(port));
}

/** Whether the URL may be called for somebody: possibly public, on a web port. */
export function isAllowedTarget(url: URL): boolean {
  return mayBePublic(url) && isWebPort(url);
}
