import type { Business } from '#web/member/use-business.ts';

/** Fields the owner may change; empty text instead of null. */
export type BusinessValues = {
  company_name: string;
  legal_form: Business['legal_form'];
  address: string;
  managing_director: string;
  phone: string;
  email: string;
  handelsregister_number: string;
  licence_number: string;
  tax_id: string;
  business_type: Business['business_type'];
};

/** Key of the form's kept edits. */
export function businessEdits({ id }: Pick<Business, 'id'>): string {
  return `business.${id}`;
}

/** Stored values, or the proposed ones: saving them again keeps the proposal waiting. */
export function toBusinessValues(stored: Business): BusinessValues {
  const waiting = Object.fromEntries(stored.proposals.map(({ field, value }) => [field, value]));
  const business: Business = { ...stored, ...waiting };
  return {
    company_name: business.company_name,
    legal_form: business.legal_form,
    address: business.address,
    licence_number: business.licence_number ?? '',
    managing_director: business.managing_director ?? '',
    phone: business.phone,
    email: business.email,
    handelsregister_number: business.handelsregister_number ?? '',
    tax_id: business.tax_id ?? '',
    business_type: business.business_type,
  };
}
