import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CountryResponse } from 'mmdb-lib';
import { Reader } from 'mmdb-lib';

const require = createRequire(import.meta.url);
/** Milliseconds the table stays in memory: 8 MB (docs/decisions/0011-memory.md). */
const KEEP_MS = 60_000;

let table: Reader<CountryResponse> | undefined;
let forgetting: NodeJS.Timeout | undefined;

function readTable(): Reader<CountryResponse> {
  forgetting ??= setTimeout(() => {
    table = undefined;
    forgetting = undefined;
  }, KEEP_MS).unref();
  forgetting.refresh();
  table ??= new Reader(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  );
  return table;
}

/**
 * ISO 3166 code of an address's country; null for private networks. Uses the bundled table, which is as old as the
 * product.
 */
export function countryOf(ip: string): string | null {
  const countries = readTable();
  try {
    const found = countries.get(ip) as { country_code?: string } | null;
    return found?.country_code ?? null;
  } catch {
    return null;
  }
}
