import type { PostalAddress } from 'schema-dts';

interface WrittenPlace {
  /** The name before the street; null without one. */
  name: string | null;
  street: string;
  postalCode: string | null;
  locality: string | null;
}

/** Reads `Kulturhaus, Weserstraße 104, 12047 Berlin`; text that cannot be told apart is all street. */
function readPlace(text: string): WrittenPlace {
  const written = text.trim().replace(/,?\s*(?:Deutschland|Germany)$/i, '');
  const [, before, postalCode = null, locality = null] =
    /^(.+?)[\s,]+(?:D-)?(\d{5})\s+(\p{L}.*)$/su.exec(written) ?? [];
  const parts = (before ?? written).split(/\s*[,\n]\s*/);
  const [street = '', ...names] = [...parts].reverse();
  const hasName = names.length > 0 && (postalCode !== null || /\p{L}.*\d/su.test(street));
  return hasName
    ? { name: names.reverse().join(', '), street, postalCode, locality }
    : { name: null, street: before ?? written, postalCode, locality };
}

/** An address as people write it, in the parts of schema.org. */
export function postalAddress(address: string) {
  const { street, postalCode, locality } = readPlace(address);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode && { postalCode }),
    ...(locality && { addressLocality: locality }),
    addressCountry: 'DE',
  } satisfies PostalAddress;
}

const compared = (address: string) => address.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Name and address of the place of an event: those of its host, unless it takes place elsewhere. */
export function placeOf(location: string, host: { display_name: string; address: string }) {
  const isAtHost = !location.trim() || compared(host.address).startsWith(compared(location));
  if (isAtHost) return { name: host.display_name, address: postalAddress(host.address) };
  const { name, street } = readPlace(location);
  return { name: name ?? street, address: postalAddress(location) };
}
