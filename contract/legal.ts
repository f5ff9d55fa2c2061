import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { DaySchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { acceptedDocuments } from '#domain/legal/documents.ts';
import { languages } from '#domain/shared/language.ts';

const tag = 'Account';
const DocumentSchema = z.enum(acceptedDocuments);

const acceptanceFields = {
  document: DocumentSchema,
  version: z.int(),
  hash: z.string().openapi({ description: "SHA-256 of that version's text" }),
  language: z.enum(languages),
  accepted_at: InstantSchema,
  accepted_by: z.string().nullable().openapi({ description: 'Name of the person; null once they are gone' }),
  has_file: z.boolean().openapi({ description: 'Whether there is a PDF of it' }),
};

const AcceptanceSchema = z.object(acceptanceFields).openapi('DocumentAcceptance', {
  example: {
    document: 'terms',
    version: 1,
    hash: 'b9d5b726f1aca17ff228f28f9b41ab128943bfd11bad0ed2b0278bf057df0e48',
    language: 'de',
    accepted_at: '2026-11-20T18:00:00.000Z',
    accepted_by: 'Mia Sommer',
    has_file: false,
  },
});

const VersionSchema = z
  .object({
    version: z.int(),
    dated: z.string().openapi({ description: 'When it was written: `yyyy-MM-dd`, or `yyyy-MM`' }),
    from: DaySchema.openapi({ description: 'First day in effect' }),
    hash: z.string(),
    acceptance: z.object(acceptanceFields).nullable().openapi({ description: 'Null until it is accepted' }),
  })
  .openapi('DocumentVersion');

const listFields = {
  version: z.int(),
  since: InstantSchema,
  list: z.array(z.object({ name: z.string(), address: z.string(), task: z.string() })),
};

const ProcessorListSchema = z
  .object({
    ...listFields,
    object_until: DaySchema.nullable().openapi({ description: 'Last day of an objection; null if none is open' }),
    earlier: z.array(z.object(listFields)).openapi({ description: 'Former lists, newest first' }),
  })
  .openapi('ProcessorList');

const listLegalDocuments = defineRoute({
  method: 'get',
  path: '/account/documents',
  operationId: 'listLegalDocuments',
  priority: 'always',
  tag,
  summary: 'Contracts with the operator: current and coming versions, and acceptances',
  access: { as: 'member', requires: 'active' },
  success: {
    status: 200,
    description: 'Documents in their order',
    schema: z.object({
      data: z.array(
        z.object({
          document: DocumentSchema,
          current: VersionSchema,
          next: VersionSchema.nullable().openapi({
            description: 'Announced at least six weeks ahead; null without one',
          }),
          earlier: z.array(AcceptanceSchema).openapi({ description: 'Accepted former versions, newest first' }),
        }),
      ),
      processors: ProcessorListSchema.nullable().openapi({
        description: 'Processors of the contract on guests’ data; null until the first list is stored',
      }),
    }),
  },
});

const acceptLegalDocument = defineRoute({
  method: 'put',
  path: '/account/documents/{document}/acceptance',
  operationId: 'acceptLegalDocument',
  priority: 'always',
  tag,
  summary: 'Accept a version of a contract; owner only',
  description: 'The current or the next version. Idempotent.',
  access: { as: 'member', requires: 'owner', whileStopped: true },
  request: {
    params: z.object({ document: DocumentSchema }),
    body: jsonBody(z.strictObject({ version: z.int().min(1).max(10_000) })),
  },
  success: { status: 200, description: 'Accepted', schema: AcceptanceSchema },
  problems: ['document_version'],
});

const getLegalDocumentFile = defineRoute({
  method: 'get',
  path: '/account/documents/{document}/{version}/file',
  operationId: 'getLegalDocumentFile',
  priority: 'always',
  tag,
  summary: 'An accepted contract that names both sides, as PDF',
  access: { as: 'member', requires: 'owner' },
  request: { params: z.object({ document: DocumentSchema, version: z.coerce.number().int().min(1).max(10_000) }) },
  success: { status: 200, description: 'The contract as it was accepted', fileTypes: ['application/pdf'] },
  problems: ['not_found'],
});

const declareNoPoliticalAdvertising = defineRoute({
  method: 'put',
  path: '/account/documents/advertising/declaration',
  operationId: 'declareNoPoliticalAdvertising',
  priority: 'writes',
  tag,
  summary: 'Declare for the business that its paid placements are no political advertising',
  description:
    'Needed once before the first `featured_event` or `push_notification`, and again when its words change. People only; a key meets 422 `advertising_undeclared` until then. Idempotent.',
  access: { as: 'member', requires: 'create_events' },
  request: { body: jsonBody(z.strictObject({ version: z.int().min(1).max(10_000) })) },
  success: { status: 200, description: 'Declared', schema: AcceptanceSchema },
  problems: ['document_version'],
});

export const legalDocumentRoutes = {
  listLegalDocuments,
  acceptLegalDocument,
  getLegalDocumentFile,
  declareNoPoliticalAdvertising,
};
