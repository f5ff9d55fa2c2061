import { text } from '#contract/shared/fields.ts';

/** Required of every act of the desk. */
export const ReasonSchema = text(1000, 1).openapi({
  description: 'Why; in the log of the operator and, where it concerns a business, in its own',
});
