import type { PublicOperator } from '#domain/shared/operator.ts';

const named = [
  'company',
  'street',
  'zipCode',
  'city',
  'managingDirector',
  'registerCourt',
  'registerNumber',
  'vatId',
  'phone',
  'email',
] as const;
export type OperatorValue = (typeof named)[number];

/** Placeholders for missing configuration. */
export function operatorValues(operator: PublicOperator, placeholderOf: (name: OperatorValue) => string) {
  const entries = named.map((name) => [name, operator[name] ?? placeholderOf(name)]);
  const values = Object.fromEntries(entries) as Record<OperatorValue, string>;
  const { supportEmail, privacyEmail } = operator;
  return { ...values, supportEmail: supportEmail ?? values.email, privacyEmail: privacyEmail ?? values.email };
}
