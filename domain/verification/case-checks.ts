import type { Check, CheckState, Submission } from '#domain/verification/checks.ts';
import { checkNames, checkStates, checkSubmission, findings } from '#domain/verification/checks.ts';
import { compareMailDomain } from '#domain/verification/mail-domain.ts';

/** Checks in display order: those of the registration, and one that needs the profile. */
export const caseCheckNames = [...checkNames, 'mail_domain'] as const;
export type CaseCheckName = (typeof caseCheckNames)[number];

/** `neutral`: nothing to compare. */
export const caseCheckStates = [...checkStates, 'neutral'] as const;
export type CaseCheckState = (typeof caseCheckStates)[number];

export const caseFindings = {
  ...findings,
  mail_domain_same: 'plausible',
  mail_domain_free: 'neutral',
  mail_domain_no_website: 'neutral',
  mail_domain_other: 'hint',
} as const satisfies Record<string, CheckState | 'neutral'>;
export type CaseFinding = keyof typeof caseFindings;

export interface CaseCheck {
  check: CaseCheckName;
  state: CaseCheckState;
  finding: CaseFinding;
}

export interface CaseSubmission extends Submission {
  email: string;
  /** From the public profile. */
  websiteUrl: string | null;
}

export function checkCase(submission: CaseSubmission): CaseCheck[] {
  const finding = compareMailDomain(submission.email, submission.websiteUrl);
  const ofMail: CaseCheck = { check: 'mail_domain', state: caseFindings[finding], finding };
  const others: Check[] = checkSubmission(submission);
  return [...others, ofMail];
}
