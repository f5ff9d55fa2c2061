import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses, comparisonSql } from '#database/schema/businesses.ts';
import { businessSlugs } from '#database/schema/guest-pages.ts';
import { slugOf } from '#domain/guest-pages/addresses.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { isNamedAfter } from '#server/modules/news/guest-search/name-business-page.ts';

/** Minimum trigram similarity of names, 0 to 1. */
const ALIKE = 0.6;

export interface Duplicate {
  id: string;
  companyName: string;
  address: string;
  verificationStatus: VerificationStatus;
  matches: ('register_number' | 'tax_number' | 'address' | 'phone' | 'name' | 'display_name')[];
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

/** `mine` selects id and compared keys. */
async function findAlike(db: Database, mine: SQL): Promise<Map<string, Duplicate[]>> {
  const found = new Map<string, Duplicate[]>();
  const { rows } = await db.execute<Row>(sql`
    select mine.id as business_id, other.id, other.company_name, other.address, other.verification_status,
      other.register_key = mine.register_key as register_number,
      other.tax_key = mine.tax_key as tax_number,
      other.address_key = mine.address_key as address_matches,
      other.phone_key = mine.phone_key as phone,
      similarity(other.name_key, mine.name_key) >= ${ALIKE} as name
    from ${mine} mine
    join businesses other on other.id <> mine.id and other.closed_at is null and other.test_of is null and (
      other.register_key = mine.register_key
      or other.tax_key = mine.tax_key
      or other.address_key = mine.address_key
      or other.phone_key = mine.phone_key
      or (other.name_key % mine.name_key and similarity(other.name_key, mine.name_key) >= ${ALIKE})
    )
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

/** Shared number or address, or similar name; by requested business. */
export async function findDuplicates(db: Database, ids: readonly string[]): Promise<Map<string, Duplicate[]>> {
  if (ids.length === 0) return new Map();
  return findAlike(db, sql`(select * from businesses where id in ${[...ids]})`);
}

interface Proposed {
  id: string;
  companyName: string;
  displayName: string | null;
  address: string;
  phone: string;
  handelsregisterNumber: string | null;
  taxId: string | null;
}

const { registerKey, taxKey, phoneKey, addressKey, nameKey } = comparisonSql;
const keys = sql.raw(
  `id, ${registerKey} as register_key, ${taxKey} as tax_key, ${phoneKey} as phone_key, ${addressKey} as address_key, ${nameKey} as name_key`,
);

/** Duplicates by proposed values, including pages with a slug of this name. */
export async function findProposedDuplicates(db: Database, proposed: Proposed): Promise<Duplicate[]> {
  const { id, companyName, displayName, address, phone, handelsregisterNumber, taxId } = proposed;
  const values = sql`(select ${keys} from (values (${id}::uuid, ${companyName}::text, ${address}::text, ${phone}::text,
    ${handelsregisterNumber}::text, ${taxId}::text)) given (id, company_name, address, phone, handelsregister_number, tax_id))`;
  const alike = (await findAlike(db, values)).get(id) ?? [];
  const words = displayName === null ? '' : slugOf(displayName);
  if (words === '') return alike;
  const named = await db
    .selectDistinct({
      ...{ id: businesses.id, companyName: businesses.companyName, address: businesses.address },
      verificationStatus: businesses.verificationStatus,
    })
    .from(businessSlugs)
    .innerJoin(businesses, and(eq(businesses.id, businessSlugs.businessId), ne(businesses.id, id)))
    .where(and(isNull(businesses.closedAt), isNamedAfter(words)))
    .limit(20);
  const ofName = new Set(named.map((each) => each.id));
  const known = new Set(alike.map((each) => each.id));
  return [
    ...alike.map((each) =>
      ofName.has(each.id) ? { ...each, matches: [...each.matches, 'display_name' as const] } : each,
    ),
    ...named.filter((each) => !known.has(each.id)).map((each) => ({ ...each, matches: ['display_name' as const] })),
  ];
}
