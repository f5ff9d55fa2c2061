import { answerLengths } from '#domain/registration/form.ts';
import { isPostcode } from '#domain/verification/contact-data.ts';
import { readTaxNumber } from '#domain/verification/tax-numbers.ts';

export interface BillingDetails {
  company: string;
  street: string;
  postcode: string;
  city: string;
  vatId: string | null;
  /** For invoices. */
  email: string;
  /** The buyer's reference, printed on each invoice. */
  orderNumber: string | null;
}

/** In characters. */
export const billingLengths = {
  company: answerLengths.companyName,
  street: answerLengths.street,
  postcode: 5,
  city: answerLengths.city,
  vat_id: 20,
  order_number: 60,
} as const;

export function compactVatId(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '');
}

/** The EU and Northern Ireland. */
const vatCountries = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

export const hasVatCountry = (vatId: string): boolean => vatCountries.has(vatId.slice(0, 2));

/** Null without an id or for a country without known check digits. */
export function isVatIdRight(vatId: string | null): boolean | null {
  if (vatId === null) return null;
  const { kind, isValid } = readTaxNumber(vatId);
  if (kind === 'vat_id') return isValid;
  return /^(?!DE)[A-Z]{2}[0-9A-Z]{2,}$/.test(vatId) && hasVatCountry(vatId) ? null : false;
}

/** An unknown format is all street. */
export function splitAddress(address: string): Pick<BillingDetails, 'street' | 'postcode' | 'city'> {
  const comma = address.lastIndexOf(',');
  const [postcode = '', ...city] = address
    .slice(comma + 1)
    .trim()
    .split(' ');
  if (comma < 0 || !isPostcode(postcode) || city.length === 0) return { street: address, postcode: '', city: '' };
  return { street: address.slice(0, comma).trim(), postcode, city: city.join(' ').trim() };
}

export function joinBillingAddress({
  street,
  postcode,
  city,
}: Pick<BillingDetails, 'street' | 'postcode' | 'city'>): string {
  return [street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ');
}

export function presumedDetails(business: {
  companyName: string;
  address: string;
  taxId: string | null;
  email: string;
}): BillingDetails {
  const { companyName: company, address, taxId, email } = business;
  const isVatId = taxId !== null && readTaxNumber(taxId).kind === 'vat_id';
  const vatId = isVatId ? compactVatId(taxId) : null;
  return { company, ...splitAddress(address), vatId, email, orderNumber: null };
}
