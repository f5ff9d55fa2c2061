import type { Check, CheckState, Submission } from '#domain/verification/checks.ts';
import { checkNames, checkStates, checkSubmission, findings } from '#domain/verification/checks.ts';
import { compareMailDomain } from '#domain/verification/mail-domain.ts';

/** The results that reviewers see, in this order: those of the registration, and one that needs the public profile. */
export const caseCheckNames = [...checkNames, 'mail_domain'] as const;
export type CaseCheckName = (typeof caseCheckNames)[number];

/** `neutral`: there was nothing to compare, which speaks neither for nor against. */
export const caseCheckStates = [...checkStates, 'neutral'] as const;
export type CaseCheckState = (typeof caseCheckStates)[number];

/** What each can find. The texts have these keys. */
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
  /** From its public profile, once it has one. */
  websiteUrl: string | null;
}

/** Runs all checks on a case. */
export function checkCase(submission: CaseSubmission): CaseCheck[] {
  const finding = compareMailDomain(submission.email, submission.websiteUrl);
  const ofMail: CaseCheck = { check: 'mail_domain', state: caseFindings[finding], finding };
  const others: Check[] = checkSubmission(submission);
  return [...others, ofMail];
}
