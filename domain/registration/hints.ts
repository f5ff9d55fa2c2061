import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
import { joinAddress } from '#domain/registration/form.ts';
import type { AnswerField, Answers } from '#domain/registration/steps.ts';
import type { Finding } from '#domain/verification/checks.ts';
import { checkSubmission } from '#domain/verification/checks.ts';

/** Findings of the review that an owner can correct while typing, and their field. */
const correctable = {
  register_missing: 'handelsregisterNumber',
  register_licence: 'handelsregisterNumber',
  register_wrong_division: 'handelsregisterNumber',
  register_unreadable: 'handelsregisterNumber',
  vat_id_digit: 'taxNumber',
  tax_number_digit: 'taxNumber',
  address_street_number_missing: 'street',
  phone_service: 'businessPhone',
  phone_foreign: 'businessPhone',
  phone_unreadable: 'businessPhone',
} as const satisfies Partial<Record<Finding, AnswerField>>;

export type AnswerHint = keyof typeof correctable;

function isMendable(finding: Finding): finding is AnswerHint {
  return Object.hasOwn(correctable, finding);
}

/**
 * Applies the review's checks. Hints do not block, since a reviewer may know better. Empty fields have none, except a
 * number that the legal form requires.
 */
export function findHints(answers: Answers): Partial<Record<AnswerField, AnswerHint>> {
  const legalForm = legalForms.find((form) => form === answers.legalForm);
  const checks = checkSubmission({
    companyName: answers.companyName,
    address: joinAddress(answers),
    phone: answers.businessPhone,
    businessType: findBusinessType(answers.businessType)?.key ?? 'other',
    legalForm: legalForm ?? 'Andere',
    handelsregisterNumber: answers.handelsregisterNumber.trim() || null,
    licenceNumber: answers.licenceNumber.trim() || null,
    taxId: answers.taxNumber.trim() || null,
    duplicateCount: 0,
  });
  const hints = checks.flatMap(({ finding }): [AnswerField, AnswerHint][] => {
    if (!isMendable(finding)) return [];
    const field = correctable[finding];
    const isAnswered = answers[field].trim() !== '' || finding === 'register_missing';
    return isAnswered ? [[field, finding]] : [];
  });
  return Object.fromEntries(hints);
}
