import { answerLengths } from '#domain/registration/form.ts';
import { isPostcode } from '#domain/verification/contact-data.ts';
import { readTaxNumber } from '#domain/verification/tax-numbers.ts';

/** Whom invoices of a business are for, and where they go. */
export interface BillingDetails {
  company: string;
  street: string;
  postcode: string;
  city: string;
  vatId: string | null;
  /** Where invoices are mailed to. */
  email: string;
  /** What the buyer's own bookkeeping wants to read on each invoice. */
  orderNumber: string | null;
}

/** Maximum lengths in characters. */
export const billingLengths = {
  company: answerLengths.companyName,
  street: answerLengths.street,
  postcode: 5,
  city: answerLengths.city,
  vat_id: 20,
  order_number: 60,
} as const;

/** A VAT id as it is printed: without spaces, in capitals. */
export function compactVatId(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '');
}

/** Countries that give VAT ids, as these begin: those of the EU, and Northern Ireland. */
const vatCountries = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** Whether a number begins like a VAT id, so that programs know whose it is. */
export const hasVatCountry = (vatId: string): boolean => vatCountries.has(vatId.slice(0, 2));

/** Whether a VAT id is right by its digits; null when there is none, or when it is of another country, whose digits are not known here. */
export function isVatIdRight(vatId: string | null): boolean | null {
  if (vatId === null) return null;
  const { kind, isValid } = readTaxNumber(vatId);
  if (kind === 'vat_id') return isValid;
  return /^(?!DE)[A-Z]{2}[0-9A-Z]{2,}$/.test(vatId) && hasVatCountry(vatId) ? null : false;
}

/** The parts of an address of one line; what has another form is all street. */
export function splitAddress(address: string): Pick<BillingDetails, 'street' | 'postcode' | 'city'> {
  const comma = address.lastIndexOf(',');
  const [postcode = '', ...city] = address
    .slice(comma + 1)
    .trim()
    .split(' ');
  if (comma < 0 || !isPostcode(postcode) || city.length === 0) return { street: address, postcode: '', city: '' };
  return { street: address.slice(0, comma).trim(), postcode, city: city.join(' ').trim() };
}

/** An address in one line. */
export function joinBillingAddress({
  street,
  postcode,
  city,
}: Pick<BillingDetails, 'street' | 'postcode' | 'city'>): string {
  return [street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ');
}

/** What is known before anybody has said otherwise: the business's own data. */
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
