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
export function operatorValues(
  operator: PublicOperator,
  placeholderOf: (name: OperatorValue | 'processors') => string,
) {
  const entries = named.map((name) => [name, operator[name] ?? placeholderOf(name)]);
  const values = Object.fromEntries(entries) as Record<OperatorValue, string>;
  const { supportEmail, privacyEmail, youthProtectionEmail, processors } = operator;
  const listed = processors.map(({ name, address, task }) => `${name}, ${address}: ${task}`).join('\n');
  return {
    ...values,
    supportEmail: supportEmail ?? values.email,
    privacyEmail: privacyEmail ?? values.email,
    youthProtection: youthProtectionEmail ?? values.email,
    processors: listed || placeholderOf('processors'),
  };
}
