import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';

/** How similar two names must be, 0 to 1, by the trigrams they share. */
const ALIKE = 0.6;

export interface Duplicate {
  id: string;
  companyName: string;
  address: string;
  verificationStatus: VerificationStatus;
  matches: ('register_number' | 'tax_number' | 'address' | 'phone' | 'name')[];
}

interface Row extends Record<string, unknown> {
  business_id: string;
  id: string;
  company_name: string;
  address: string;
  verification_status: VerificationStatus;
  register_number: boolean | null;
  tax_number: boolean | null;
  address_matches: boolean;
  phone: boolean | null;
  name: boolean;
}

/** Other businesses that share a number or address with these, or have a similar name; by the requested business. */
export async function findDuplicates(db: Database, ids: readonly string[]): Promise<Map<string, Duplicate[]>> {
  const found = new Map<string, Duplicate[]>();
  if (ids.length === 0) return found;
  const { rows } = await db.execute<Row>(sql`
    select mine.id as business_id, other.id, other.company_name, other.address, other.verification_status,
      other.register_key = mine.register_key as register_number,
      other.tax_key = mine.tax_key as tax_number,
      other.address_key = mine.address_key as address_matches,
      other.phone_key = mine.phone_key as phone,
      similarity(other.name_key, mine.name_key) >= ${ALIKE} as name
    from businesses mine
    join businesses other on other.id <> mine.id and other.closed_at is null and other.test_of is null and (
      other.register_key = mine.register_key
      or other.tax_key = mine.tax_key
      or other.address_key = mine.address_key
      or other.phone_key = mine.phone_key
      or (other.name_key % mine.name_key and similarity(other.name_key, mine.name_key) >= ${ALIKE})
    )
    where mine.id in ${[...ids]}
    order by other.created_at desc
    limit 500`);
  for (const row of rows) {
    const names = {
      register_number: row.register_number,
      tax_number: row.tax_number,
      phone: row.phone,
      name: row.name,
    };
    const matches = [
      ...Object.entries(names).flatMap(([name, isSame]) => (isSame ? [name] : [])),
      ...(row.address_matches ? ['address'] : []),
    ] as Duplicate['matches'];
    const { business_id: businessId, id, company_name: companyName, address } = row;
    const duplicate = { id, companyName, address, verificationStatus: row.verification_status, matches };
    found.set(businessId, [...(found.get(businessId) ?? []), duplicate]);
  }
  return found;
}
