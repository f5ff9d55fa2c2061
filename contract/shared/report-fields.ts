import { z } from '@hono/zod-openapi';
import { EmailSchema, emptyToNull, line, text } from '#contract/shared/fields.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import { mayBeNameless, reportKinds } from '#domain/reports/kinds.ts';
import { reportLengths } from '#domain/reports/limits.ts';

export const reportFields = {
  kind: z.enum(reportKinds),
  explanation: text(reportLengths.explanation, reportLengths.explanationMin).openapi({
    description: 'Why it should be removed',
  }),
  name: emptyToNull(line(reportLengths.name)).default(null).openapi({
    description: 'Of the reporting person; needed unless the kind is `child_abuse`',
  }),
  email: emptyToNull(EmailSchema).default(null).openapi({
    description: 'Recipient of confirmation and decision; required unless the kind is `child_abuse`',
  }),
  good_faith: z
    .literal(true)
    .openapi({ description: 'The reporting person believes in good faith that all this is right' }),
};

export const reportExample = {
  kind: 'fraud',
  explanation: 'Ich stand vor verschlossener Tür, und das Eintrittsgeld ist weg.',
  name: 'Ute Lampe',
  email: 'ute@example.com',
  good_faith: true,
} as const;

interface Sender {
  kind?: ReportKind;
  name?: string | null;
  email?: string | null;
}

const isNamed = (field: 'name' | 'email') => (report: Sender) =>
  report.kind === undefined || mayBeNameless(report.kind) || Boolean(report[field]);

/** Requires name and address where the law does, reported together with other faults. */
export function withSender<S extends z.ZodObject<typeof reportFields>>(schema: S) {
  const missing = (field: 'name' | 'email') => ({
    path: [field],
    message: 'Needed for this kind',
    params: { code: 'required' },
    when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
  });
  return schema.refine(isNamed('name'), missing('name')).refine(isNamed('email'), missing('email'));
}

export const ReportReceivedSchema = z
  .object({
    reference: z.string().openapi({ example: '3F2A-9C1B', description: 'Reference of this report in mails' }),
  })
  .openapi('ReportReceived');
