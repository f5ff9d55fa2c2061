import { expect, it } from 'vitest';
import type { CaseCheck, CaseFinding } from '#domain/verification/case-checks.ts';
import { caseFindings } from '#domain/verification/case-checks.ts';
import { reasonsOfFailedChecks } from '#domain/verification/failed-checks.ts';

const check = (name: CaseCheck['check'], finding: CaseFinding): CaseCheck => ({
  check: name,
  finding,
  state: caseFindings[finding],
});

it('tells a number that is missing from one that does not match', () => {
  const reasons = (finding: CaseFinding) => reasonsOfFailedChecks([check('register_number', finding)]);
  expect(reasons('register_missing')).toEqual(['register_missing']);
  expect(reasons('register_wrong_division')).toEqual(['register_number']);
});

it('ticks the reason of each contradiction', () => {
  const failed = [
    check('register_number', 'register_unreadable'),
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
