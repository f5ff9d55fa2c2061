import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CountryResponse } from 'mmdb-lib';
import { Reader } from 'mmdb-lib';

const require = createRequire(import.meta.url);
let table: Reader<CountryResponse> | undefined;

/** Read when somebody signs in for the first time: the table takes 8 MB (docs/decisions/0044-memory-is-taken-when-it-is-needed.md). */
function readTable(): Reader<CountryResponse> {
  return new Reader(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  );
}

/**
 * The country that an address is registered in, as its ISO 3166 code; null for one that is in no country, such as that of an own network.
 * Nobody is asked for it: the table comes with the product, and is as old as the product.
 */
export function countryOf(ip: string): string | null {
  table ??= readTable();
  try {
    const found = table.get(ip) as { country_code?: string } | null;
    return found?.country_code ?? null;
  } catch {
    return null;
  }
}
