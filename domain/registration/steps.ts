import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
import { answerLengths } from '#domain/registration/form.ts';
import { isAcceptablePassword, passwordLength } from '#domain/registration/password.ts';
import { isEmailAddress } from '#domain/shared/email.ts';
import { isPostcode } from '#domain/verification/contact-data.ts';
import { registerExpectations } from '#domain/verification/register-number.ts';

export const noAnswers = {
  businessType: '',
  customBusinessType: '',
  companyName: '',
  street: '',
  zipCode: '',
  city: '',
  contactPerson: '',
  businessPhone: '',
  businessEmail: '',
  legalForm: '',
  handelsregisterNumber: '',
  licenceNumber: '',
  taxNumber: '',
  loginEmail: '',
  password: '',
  confirmPassword: '',
  contactPreference: 'email',
  adminAccepted: 'false',
  selectedPlan: '',
};

export type Answers = typeof noAnswers;
export type AnswerField = keyof Answers;

export const registrationSteps = [1, 2, 3, 4] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

const stepFields: Record<RegistrationStep, readonly AnswerField[]> = {
  1: ['businessType', 'customBusinessType'],
  2: ['companyName', 'street', 'zipCode', 'city', 'contactPerson', 'businessPhone', 'businessEmail'],
  3: ['legalForm', 'handelsregisterNumber', 'licenceNumber', 'taxNumber'],
  4: ['loginEmail', 'password', 'confirmPassword', 'contactPreference', 'adminAccepted', 'selectedPlan'],
};

const optional: readonly AnswerField[] = [
  'customBusinessType',
  'handelsregisterNumber',
  'licenceNumber',
  'taxNumber',
  'selectedPlan',
];
const emailFields: readonly AnswerField[] = ['businessEmail', 'loginEmail'];

/** Empty if unregistered. */
export function registersOf(legalForm: string) {
  const known = legalForms.find((form) => form === legalForm);
  return known ? registerExpectations[known].fits : [];
}

/** Skipped with an existing account. */
const accountFields: readonly AnswerField[] = ['loginEmail', 'password', 'confirmPassword'];

/** Depends on business type and legal form. */
export function fieldsOfStep(
  step: RegistrationStep,
  { businessType, legalForm }: Pick<Answers, 'businessType' | 'legalForm'>,
  hasAccount = false,
): AnswerField[] {
  const type = findBusinessType(businessType);
  return stepFields[step].filter((field) => {
    if (field === 'customBusinessType') return type?.needsDescription ?? false;
    if (field === 'handelsregisterNumber') return registersOf(legalForm).length > 0;
    if (field === 'licenceNumber') return type?.needsLicence ?? false;
    return !(hasAccount && accountFields.includes(field));
  });
}

export function stepOfField(field: AnswerField): RegistrationStep {
  return registrationSteps.find((step) => stepFields[step].includes(field)) ?? 1;
}

export type AnswerFault =
  | 'required'
  | 'not_accepted'
  | 'email'
  | 'postcode'
  | 'phone'
  | 'too_long'
  | 'password_too_short'
  | 'password_too_long'
  | 'password_mismatch';

export type AnswerFaults = Partial<Record<AnswerField, AnswerFault>>;

/** Faults in display order; empty if complete. */
export function findFaults(step: RegistrationStep, answers: Answers, hasAccount = false): AnswerFaults {
  const faults = fieldsOfStep(step, answers, hasAccount).map((field) => [field, findFault(field, answers)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}

/** Shorter numbers cannot be called. */
const FEWEST_PHONE_DIGITS = 5;

function findFault(field: AnswerField, answers: Answers): AnswerFault | null {
  const answer = answers[field];
  if (field === 'adminAccepted') return answer === 'true' ? null : 'not_accepted';
  if (answer.trim() === '') return optional.includes(field) ? null : 'required';
  if (field === 'zipCode' && !isPostcode(answer.trim())) return 'postcode';
  if (field === 'businessPhone' && answer.replace(/\D/g, '').length < FEWEST_PHONE_DIGITS) return 'phone';
  if (emailFields.includes(field)) return isEmailAddress(answer) ? null : 'email';
  if (field === 'password' && !isAcceptablePassword(answer)) {
    return answer.length < passwordLength.max ? 'password_too_short' : 'password_too_long';
  }
  if (field === 'confirmPassword') return answer === answers.password ? null : 'password_mismatch';
  const lengths: Partial<Record<AnswerField, number>> = answerLengths;
  return answer.trim().length > (lengths[field] ?? Number.POSITIVE_INFINITY) ? 'too_long' : null;
}

/** The first invalid step, else the last. */
export function furthestStep(answers: Answers, hasAccount = false): RegistrationStep {
  return registrationSteps.find((step) => Object.keys(findFaults(step, answers, hasAccount)).length > 0) ?? 4;
}

/** Trims values and drops fields hidden for the business type. */
export function finalAnswers(answers: Answers, hasAccount = false): Answers {
  const shown = registrationSteps.flatMap((step) => fieldsOfStep(step, answers, hasAccount));
  const secrets: readonly AnswerField[] = ['password', 'confirmPassword'];
  const kept = shown.map((field) => [field, secrets.includes(field) ? answers[field] : answers[field].trim()]);
  return { ...noAnswers, ...Object.fromEntries(kept) };
}
