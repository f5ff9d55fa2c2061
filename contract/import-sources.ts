import { z } from '@hono/zod-openapi';
import { ImportNoteSchema, ImportRowSchema } from '#contract/imports.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { followedFields } from '#domain/import-sources/compare-entry.ts';
import {
  draftReasons,
  importRules,
  lookFailures,
  sourceKinds,
  sourceLimits,
  sourceStatuses,
} from '#domain/import-sources/sources.ts';
import { mostOfBusiness } from '#domain/shared/limits.ts';

const tag = 'Events';
const reading = { as: 'member', requires: 'create_events', scope: 'events:read' } as const;
const writing = { as: 'member', requires: 'create_events', scope: 'events:write' } as const;
const answering = { as: 'member', requires: 'edit_events', scope: 'events:write' } as const;

const UrlSchema = z.string().min(1).max(sourceLimits.urlLength).openapi({
  description: 'A calendar (`https:`, `webcal:`) or a page with schema.org events',
  example: 'webcal://kalender.example/programm.ics',
});
const RuleSchema = z.enum(importRules).openapi({
  description: 'What becomes of new entries: drafts, or published events within the ceiling',
});
const { min, max } = sourceLimits.monthlyCredits;
const CeilingSchema = z
  .int()
  .min(min)
  .max(max)
  .nullable()
  .openapi({ description: 'Credits that publishing may spend in a month; required to publish', example: 10 });
const StatusSchema = z.enum(sourceStatuses).openapi({
  description: '`resting`: could not be read for a week, and is not looked at until it is woken with `active`',
});

const SourceSchema = z
  .object({
    id: IdSchema,
    url: z.string(),
    kind: z.enum(sourceKinds).nullable().openapi({ description: 'Null before the first successful look' }),
    name: z.string().openapi({ description: 'As it calls itself; empty without a name' }),
    rule: RuleSchema,
    monthly_credits: CeilingSchema,
    spent_credits: z.int().openapi({ description: 'Spent by this source in the current month' }),
    status: StatusSchema,
    is_looking: z.boolean().openapi({ description: 'A look is under way' }),
    looked_at: InstantSchema.nullable().openapi({ description: 'The last look' }),
    read_at: InstantSchema.nullable().openapi({ description: 'The last successful look' }),
    next_look_at: InstantSchema.nullable(),
    failure: z.enum(lookFailures).nullable().openapi({ description: 'Why the last look could not read it' }),
    failing_since: InstantSchema.nullable(),
    found: z.int().openapi({ description: 'Coming entries of the last successful look' }),
    left_out: z.int().openapi({ description: 'Entries of the last successful look that became nothing' }),
    is_full: z.boolean().openapi({ description: 'The business has no room for further drafts' }),
    created_at: InstantSchema,
  })
  .openapi('ImportSource');
export type ImportSourceAnswer = z.input<typeof SourceSchema>;

const OwnFieldsSchema = z
  .array(z.enum(followedFields))
  .openapi({ description: 'Fields that were changed here and no longer follow the source' });
const eventFacts = {
  event_id: IdSchema,
  title: z.string(),
  event_date: z.string().nullable(),
  start_time: z.string().nullable(),
  status: z.enum(eventStatuses),
};

const EntrySchema = z
  .object({
    ...eventFacts,
    own_fields: OwnFieldsSchema,
    draft_reason: z
      .enum(draftReasons)
      .nullable()
      .openapi({ description: 'Why it is a draft though the rule was to publish' }),
    notes: z.array(ImportNoteSchema).openapi({ description: 'Values that were changed, guessed, or not read' }),
  })
  .openapi('ImportedEvent');
export type ImportedEntry = z.input<typeof EntrySchema>;

const ProposalSchema = z
  .object({
    ...eventFacts,
    source_id: IdSchema,
    guests: z.int().openapi({ description: 'Guests who come, wait or asked' }),
    kind: z.enum(['moved', 'cancelled']),
    changes: z
      .array(z.object({ field: z.enum(followedFields), from: z.string().nullable(), to: z.string().nullable() }))
      .openapi({ description: 'Empty for a cancellation' }),
    own_fields: OwnFieldsSchema,
  })
  .openapi('ImportProposal');
export type ImportProposal = z.input<typeof ProposalSchema>;

const PreviewSchema = z
  .object({
    url: z.string().openapi({ description: 'The address that is called' }),
    kind: z.enum(sourceKinds),
    name: z.string(),
    rows: z.array(ImportRowSchema).openapi({ description: 'Coming entries' }),
    past: z.int().openapi({ description: 'Entries before today, which become nothing' }),
    left_out: z.array(z.object({ title: z.string(), reason: z.string(), text: z.string() })),
    notes: z
      .array(z.object({ problem: z.string(), text: z.string() }))
      .openapi({ description: 'Of the whole address' }),
  })
  .openapi('ImportPreview');
export type AddressPreview = z.input<typeof PreviewSchema>;

const params = z.object({ id: IdSchema });
const ofEvent = z.object({ event_id: IdSchema });
const AnsweredSchema = z.object({ event_id: IdSchema });

const listImportSources = defineRoute({
  method: 'get',
  path: '/import-sources',
  operationId: 'listImportSources',
  priority: 'member_reads',
  tag,
  summary: 'Addresses whose events are imported every hour, newest first',
  access: reading,
  success: { status: 200, description: 'All sources', schema: z.object({ data: z.array(SourceSchema) }) },
});

const previewImportSource = defineRoute({
  method: 'post',
  path: '/import-sources/preview',
  operationId: 'previewImportSource',
  priority: 'writes',
  tag,
  summary: 'Read a calendar or a page once, and create nothing',
  description:
    'Calls only public addresses, checks every redirect, and reads at most 2 MB in 10 seconds. 422 `import_unread` names the reason in `errors`.',
  access: writing,
  request: { body: jsonBody(z.strictObject({ url: UrlSchema })) },
  success: { status: 200, description: 'The entries', schema: PreviewSchema },
  problems: ['import_address', 'import_unread'],
});

const createImportSource = defineRoute({
  method: 'post',
  path: '/import-sources',
  operationId: 'createImportSource',
  priority: 'writes',
  tag,
  summary: 'Add a calendar or a page that is looked at every hour',
  description: `New entries become drafts, or are published within the ceiling. Texts that change there change here, unless they were changed here. Moves and cancellations are proposed. At most ${mostOfBusiness.importSources} sources.`,
  access: writing,
  isIdempotent: true,
  request: {
    body: jsonBody(
      z.strictObject({
        url: UrlSchema,
        rule: RuleSchema.default('draft'),
        monthly_credits: CeilingSchema.default(null),
      }),
    ),
  },
  success: { status: 201, description: 'The source; its first look is under way', schema: SourceSchema },
  problems: ['import_address', 'import_source_exists', 'limit_reached'],
});

const updateImportSource = defineRoute({
  method: 'patch',
  path: '/import-sources/{id}',
  operationId: 'updateImportSource',
  priority: 'writes',
  tag,
  summary: 'Change the rule of a source, pause or wake it',
  access: writing,
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        rule: RuleSchema.optional(),
        monthly_credits: CeilingSchema.optional(),
        status: z.enum(['active', 'paused']).optional(),
      }),
    ),
  },
  success: { status: 200, description: 'The source', schema: SourceSchema },
  problems: ['not_found'],
});

const lookAtImportSource = defineRoute({
  method: 'post',
  path: '/import-sources/{id}/look',
  operationId: 'lookAtImportSource',
  priority: 'writes',
  tag,
  summary: 'Look at a source now',
  access: writing,
  request: { params },
  success: { status: 202, description: 'The source; the look is under way', schema: SourceSchema },
  problems: ['not_found', 'import_source_off'],
});

const deleteImportSource = defineRoute({
  method: 'delete',
  path: '/import-sources/{id}',
  operationId: 'deleteImportSource',
  priority: 'writes',
  tag,
  summary: 'Remove a source; its events stay',
  access: writing,
  request: { params },
  success: { status: 204, description: 'Removed' },
  problems: ['not_found'],
});

const listImportedEvents = defineRoute({
  method: 'get',
  path: '/import-sources/{id}/events',
  operationId: 'listImportedEvents',
  priority: 'member_reads',
  tag,
  summary: 'Events of a source, with the fields that were changed here',
  access: reading,
  request: { params },
  success: { status: 200, description: 'Events by day', schema: z.object({ data: z.array(EntrySchema) }) },
  problems: ['not_found'],
});

const listImportProposals = defineRoute({
  method: 'get',
  path: '/import-proposals',
  operationId: 'listImportProposals',
  priority: 'member_reads',
  tag,
  summary: 'Events that were moved or cancelled at their source',
  access: reading,
  success: { status: 200, description: 'Proposals by day', schema: z.object({ data: z.array(ProposalSchema) }) },
});

const acceptImportProposal = defineRoute({
  method: 'post',
  path: '/import-proposals/{event_id}/accept',
  operationId: 'acceptImportProposal',
  priority: 'writes',
  tag,
  summary: 'Move or cancel an event as its source did; guests are notified',
  description:
    'A draft is deleted instead of cancelled. Cancelling and deleting require the right `delete_events`. A repetition gets 404, since the proposal is gone.',
  access: answering,
  request: { params: ofEvent },
  success: { status: 200, description: 'Done', schema: AnsweredSchema },
  problems: ['not_found', 'event_state', 'not_publishable'],
});

const dismissImportProposal = defineRoute({
  method: 'post',
  path: '/import-proposals/{event_id}/dismiss',
  operationId: 'dismissImportProposal',
  priority: 'writes',
  tag,
  summary: 'Keep an event as it is; only a further change is proposed again',
  access: answering,
  request: { params: ofEvent },
  success: { status: 200, description: 'Done', schema: AnsweredSchema },
  problems: ['not_found'],
});

export const importSourcesRoutes = {
  listImportSources,
  previewImportSource,
  createImportSource,
  updateImportSource,
  lookAtImportSource,
  deleteImportSource,
  listImportedEvents,
  listImportProposals,
  acceptImportProposal,
  dismissImportProposal,
};
