import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { needsLicence } from '#domain/catalogue/business-types.ts';
import type { LegalForm } from '#domain/catalogue/legal-forms.ts';
import { findAddressFault, readPhone } from '#domain/verification/contact-data.ts';
import { legalFormInName, mustCarryForm } from '#domain/verification/legal-form-in-name.ts';
import { isApplied, parseRegisterNumber, registerExpectations } from '#domain/verification/register-number.ts';
import { readTaxNumber } from '#domain/verification/tax-numbers.ts';

/** Checks in display order. They inform a reviewer and never decide. */
export const checkNames = ['register_number', 'legal_form', 'tax_number', 'address', 'phone', 'duplicates'] as const;
export type CheckName = (typeof checkNames)[number];

export const checkStates = ['plausible', 'hint', 'contradiction', 'missing'] as const;
export type CheckState = (typeof checkStates)[number];

export const findings = {
  register_fits: 'plausible',
  register_applied: 'plausible',
  register_not_needed: 'plausible',
  register_missing: 'missing',
  register_not_given: 'missing',
  register_licence: 'hint',
  register_unexpected: 'hint',
  register_wrong_division: 'contradiction',
  register_unreadable: 'contradiction',
  form_in_name: 'plausible',
  form_without_name: 'plausible',
  form_not_in_name: 'hint',
  form_unlisted: 'hint',
  form_contradicts_name: 'contradiction',
  vat_id_fits: 'plausible',
  tax_id_fits: 'plausible',
  tax_number_fits: 'plausible',
  tax_other: 'hint',
  tax_number_digit: 'hint',
  vat_id_digit: 'contradiction',
  tax_missing: 'missing',
  address_fits: 'plausible',
  address_street_number_missing: 'hint',
  address_postcode_missing: 'contradiction',
  address_postcode_unknown: 'contradiction',
  phone_landline: 'plausible',
  phone_mobile: 'plausible',
  phone_service: 'hint',
  phone_foreign: 'hint',
  phone_unreadable: 'contradiction',
  duplicates_none: 'plausible',
  duplicates_found: 'hint',
} as const satisfies Record<string, CheckState>;
export type Finding = keyof typeof findings;

export interface Check {
  check: CheckName;
  state: CheckState;
  finding: Finding;
}

export interface Submission {
  companyName: string;
  address: string;
  phone: string;
  businessType: BusinessType;
  legalForm: LegalForm;
  handelsregisterNumber: string | null;
  licenceNumber: string | null;
  taxId: string | null;
  duplicateCount: number;
}

function findRegister(submission: Submission): Finding {
  const { handelsregisterNumber: text, licenceNumber, legalForm, businessType } = submission;
  const { fits, isRequired } = registerExpectations[legalForm];
  if (!text) {
    if (isRequired) return 'register_missing';
    return legalForm === 'Andere' ? 'register_not_given' : 'register_not_needed';
  }
  if (isApplied(text)) return 'register_applied';
  const parsed = parseRegisterNumber(text);
  // Old registrations had one field for both, so this may be a licence.
  const mayBeLicence = (needsLicence(businessType) && !licenceNumber) || !isRequired;
  if (!parsed) return mayBeLicence ? 'register_licence' : 'register_unreadable';
  if (fits.includes(parsed.division)) return 'register_fits';
  return fits.length === 0 ? 'register_unexpected' : 'register_wrong_division';
}

function findLegalForm({ companyName, legalForm }: Submission): Finding {
  const named = legalFormInName(companyName);
  if (named === legalForm) return 'form_in_name';
  if (legalForm === 'Andere') return named === null || named === 'other' ? 'form_without_name' : 'form_unlisted';
  if (named !== null) return 'form_contradicts_name';
  return mustCarryForm.includes(legalForm) ? 'form_not_in_name' : 'form_without_name';
}

function findTaxNumber({ taxId }: Submission): Finding {
  if (!taxId) return 'tax_missing';
  const { kind, isValid } = readTaxNumber(taxId);
  if (kind === 'other') return 'tax_other';
  if (kind === 'vat_id') return isValid ? 'vat_id_fits' : 'vat_id_digit';
  if (!isValid) return 'tax_number_digit';
  return kind === 'tax_id' ? 'tax_id_fits' : 'tax_number_fits';
}

function findAddress({ address }: Submission): Finding {
  const fault = findAddressFault(address);
  return fault ? `address_${fault}` : 'address_fits';
}

export function checkSubmission(submission: Submission): Check[] {
  const found: Record<CheckName, Finding> = {
    register_number: findRegister(submission),
    legal_form: findLegalForm(submission),
    tax_number: findTaxNumber(submission),
    address: findAddress(submission),
    phone: `phone_${readPhone(submission.phone)}`,
    duplicates: submission.duplicateCount > 0 ? 'duplicates_found' : 'duplicates_none',
  };
  return checkNames.map((check) => ({ check, state: findings[found[check]], finding: found[check] }));
}
