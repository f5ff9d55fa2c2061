import type { businesses } from '#database/schema/businesses.ts';
import type { BusinessFact, FactValues } from '#domain/verification/proposals.ts';

type BusinessRow = typeof businesses.$inferSelect;

const columns = {
  company_name: 'companyName',
  legal_form: 'legalForm',
  handelsregister_number: 'handelsregisterNumber',
  tax_id: 'taxId',
  address: 'address',
  managing_director: 'managingDirector',
} as const satisfies Record<BusinessFact, keyof BusinessRow>;

type FactRow = Pick<BusinessRow, (typeof columns)[BusinessFact]>;

const entries = Object.entries(columns) as [BusinessFact, keyof FactRow][];

export function factsOf(row: FactRow): Record<BusinessFact, string | null> {
  return Object.fromEntries(entries.map(([field, column]) => [field, row[column]])) as Record<
    BusinessFact,
    string | null
  >;
}

/** The contract has validated the values. */
export function factColumns(values: FactValues): Partial<FactRow> {
  const given = entries.filter(([field]) => values[field] !== undefined);
  return Object.fromEntries(given.map(([field, column]) => [column, values[field]]));
}
