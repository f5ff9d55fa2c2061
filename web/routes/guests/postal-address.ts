import type { PostalAddress } from 'schema-dts';

interface WrittenPlace {
  /** Name before the street. */
  name: string | null;
  street: string;
  postalCode: string | null;
  locality: string | null;
}

/** Parses `Kulturhaus, Weserstraße 104, 12047 Berlin`; unparsable text becomes the street. */
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

/** An address in schema.org's parts. */
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

/** Name and address of an event's place; the host's by default. */
export function placeOf(location: string, host: { display_name: string; address: string }) {
  const isAtHost = !location.trim() || compared(host.address).startsWith(compared(location));
  if (isAtHost) return { name: host.display_name, address: postalAddress(host.address) };
  const { name, street } = readPlace(location);
  return { name: name ?? street, address: postalAddress(location) };
}
