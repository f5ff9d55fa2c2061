import { expect, it } from 'vitest';
import type { CaseCheck, CaseFinding } from '#domain/verification/case-checks.ts';
import { caseFindings } from '#domain/verification/case-checks.ts';
import { reasonsOfFailedChecks } from '#domain/verification/failed-checks.ts';

const check = (name: CaseCheck['check'], finding: CaseFinding): CaseCheck => ({
  check: name,
  finding,
  state: caseFindings[finding],
});

it('ticks the reason of each contradiction, and of a number that has to be there', () => {
  const failed = [
    check('register_number', 'register_missing'),
    check('legal_form', 'form_contradicts_name'),
    check('address', 'address_postcode_unknown'),
    check('phone', 'phone_unreadable'),
  ];
  expect(reasonsOfFailedChecks(failed)).toEqual(['register_number', 'legal_form', 'address', 'phone']);
});

it('ticks nothing for what fits, is a hint, or was given freely', () => {
  const fine = [
    check('register_number', 'register_licence'),
    check('legal_form', 'form_in_name'),
    check('tax_number', 'tax_missing'),
    check('mail_domain', 'mail_domain_other'),
    check('duplicates', 'duplicates_found'),
  ];
  expect(reasonsOfFailedChecks(fine)).toEqual([]);
});
