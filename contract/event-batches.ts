import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EventChangesSchema, EventInputSchema, EventSchema, NamedEventSchema } from '#contract/shared/event-fields.ts';
import { ExternalIdSchema } from '#contract/shared/event-kinds.ts';
import { IdSchema } from '#contract/shared/fields.ts';
import { ProblemSchema } from '#contract/shared/problems.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { mostOperations } from '#domain/events/batch.ts';

const IfMatchSchema = z
  .string()
  .max(200)
  .optional()
  .openapi({ description: 'Like the `If-Match` header of a single request' });

export const OperationSchema = z
  .discriminatedUnion('op', [
    z.strictObject({ op: z.literal('create'), event: EventInputSchema }).openapi('CreateOperation'),
    z
      .strictObject({ op: z.literal('update'), id: IdSchema, changes: EventChangesSchema, if_match: IfMatchSchema })
      .openapi('UpdateOperation'),
    z
      .strictObject({
        op: z.literal('put'),
        external_id: ExternalIdSchema,
        event: NamedEventSchema,
        if_match: IfMatchSchema,
      })
      .openapi('PutOperation'),
    z.strictObject({ op: z.literal('delete'), id: IdSchema }).openapi('DeleteOperation'),
  ])
  .openapi('EventOperation');
export type EventOperation = z.output<typeof OperationSchema>;

/** An invalid operation, refused without affecting the rest of its batch. */
export class MisfitOperation {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    this.issues = issues;
  }
}

/** An unvalidated entry; each is parsed separately, so errors do not affect others. */
const EntrySchema = z
  .looseObject({})
  .transform((entry): EventOperation | MisfitOperation => {
    const { data, error } = OperationSchema.safeParse(entry);
    return data ?? new MisfitOperation(error?.issues ?? []);
  })
  .openapi({ allOf: [{ $ref: '#/components/schemas/EventOperation' }] });

const ResultSchema = z
  .object({
    status: z.int().openapi({ description: 'Status of the operation as a single request' }),
    event: EventSchema.nullable().openapi({ description: 'The event after the operation; null if deleted or refused' }),
    problem: ProblemSchema.nullable().openapi({ description: 'Why it was refused, without any effect' }),
  })
  .openapi('EventOperationResult');

export type EventOperationResult = z.input<typeof ResultSchema>;

const batchEvents = defineRoute({
  method: 'post',
  path: '/events/batch',
  operationId: 'batchEvents',
  priority: 'writes',
  tag: 'Events',
  summary: `Up to ${mostOperations} changes of events in one request, each with its own result`,
  description:
    'Operations run sequentially like single requests, each with its own permissions, credits and transaction; a refused one does not stop the others. With an `Idempotency-Key` an interrupted batch can be resent: completed operations are not repeated, and the rest follows. Each operation counts as a request of the key; ten count as one for a person who is signed in.',
  access: { as: 'member', requires: 'active', scope: 'events:write' },
  isIdempotent: true,
  countsEach: 'operations',
  maxBodyBytes: 512 * 1024,
  request: {
    body: jsonBody(z.strictObject({ operations: z.array(EntrySchema).min(1).max(mostOperations) })),
  },
  success: {
    status: 200,
    description: 'Results in the order of the operations',
    schema: z.object({ results: z.array(ResultSchema) }),
  },
});

export const eventBatchesRoutes = { batchEvents };
