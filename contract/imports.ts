import { z } from '@hono/zod-openapi';
import { fileOrJsonBody, uploadBytes } from '#contract/shared/body.ts';
import { IdSchema } from '#contract/shared/fields.ts';
import { ProblemSchema } from '#contract/shared/problems.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { dayOrders, encodings } from '#domain/import/choices.ts';
import { columns } from '#domain/import/columns.ts';
import { importLimits } from '#domain/import/limits.ts';

const ColumnSchema = z.enum([...columns, '']);
const MOST_COLUMNS = 200;

const FileSchema = z
  .strictObject({
    text: z.string().max(importLimits.bytes).optional().openapi({ description: 'The file as text' }),
    base64: z
      .string()
      .regex(/^[A-Za-z0-9+/=\s]*$/, 'Not base64')
      .optional()
      .openapi({ description: 'The bytes of the file; encodings are recognised' }),
  })
  .refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), {
    path: ['text'],
    message: 'Send either `text` or `base64`',
    params: { code: 'required' },
  })
  .openapi('ImportFile');

const ChoicesSchema = z.object({
  dry_run: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .openapi({ type: 'string', description: '`true` reads the file and creates nothing' }),
  mapping: z
    .string()
    .max(4000)
    .optional()
    .transform((value) => value?.split(',').map((column) => column.trim()))
    .pipe(z.array(ColumnSchema).max(MOST_COLUMNS).optional())
    .openapi({
      type: 'string',
      description: `Columns of a table from left to right, separated by commas, empty to leave one out: ${columns.join(', ')}. Recognised by headings and values by default.`,
      example: 'title,event_date,start_time,,location',
    }),
  day_order: z
    .enum(dayOrders)
    .optional()
    .openapi({ description: 'Of `5/12/2026` in a table; recognised by default, for all cells alike' }),
  headings_row: z.coerce.number().int().min(0).max(importLimits.entries).optional().openapi({
    description: 'Row of the headings, the first filled one being 1; 0 for a table without headings',
  }),
  encoding: z.enum(encodings).optional(),
  several_days: z.enum(['one', 'each']).default('one').openapi({
    description: 'A draft for an event of several days, or one for each day',
  }),
});

export const ImportNoteSchema = z.object({
  field: z.enum(columns),
  problem: z.string().openapi({ example: 'unreadable' }),
  text: z.string().openapi({ description: 'As in the file' }),
});

export const ImportRowSchema = z
  .object({
    number: z.int().openapi({ description: 'Place in the file, without headings' }),
    status: z.enum(['ready', 'created', 'known', 'refused', 'left_out']).openapi({
      description:
        '`ready`: would be created; `known`: an event has this `external_id`; `left_out`: without a title, or twice in the file',
    }),
    event_id: IdSchema.nullable().openapi({ description: 'The created draft' }),
    problem: ProblemSchema.nullable().openapi({ description: 'Why a row was refused' }),
    event: z.object({
      title: z.string(),
      description: z.string(),
      location: z.string(),
      event_date: z.string().nullable(),
      start_time: z.string().nullable(),
      end_time: z.string().nullable(),
      max_participants: z.int().optional(),
      ticket_type: z.literal('paid').optional(),
      ticket_price: z.int().optional(),
      ticket_url: z.string().nullable().optional(),
      external_id: z.string(),
    }),
    notes: z.array(ImportNoteSchema).openapi({ description: 'Values that were changed, guessed, or not read' }),
  })
  .openapi('ImportRow');
export type ImportedRow = z.input<typeof ImportRowSchema>;

const ResultSchema = z
  .object({
    dry_run: z.boolean(),
    table: z
      .object({
        headings: z.array(z.string()),
        headings_row: z.int().openapi({ description: '0 for none' }),
        mapping: z.array(ColumnSchema),
        day_order: z.enum(dayOrders).nullable().openapi({ description: 'Null if no day depends on it' }),
        is_day_order_sure: z.boolean(),
      })
      .nullable()
      .openapi({ description: 'Null for a calendar' }),
    encoding: z.enum(encodings).nullable().openapi({ description: 'Null for `text`' }),
    is_encoding_sure: z.boolean(),
    rows: z.array(ImportRowSchema).openapi({ description: 'Coming entries, in the order of the file' }),
    past: z.int().openapi({ description: 'Entries before today, which become nothing' }),
    left_out: z
      .array(z.object({ title: z.string(), reason: z.string(), text: z.string() }))
      .openapi({ description: 'Entries that became no row' }),
    notes: z.array(z.object({ problem: z.string(), text: z.string() })).openapi({ description: 'Of the whole file' }),
  })
  .openapi('ImportResult');
export type ImportAnswer = z.input<typeof ResultSchema>;

const importEvents = defineRoute({
  method: 'post',
  path: '/imports',
  operationId: 'importEvents',
  priority: 'writes',
  tag: 'Events',
  summary: 'Drafts from a table or a calendar',
  description: `The body is the file itself (\`text/csv\` or \`text/calendar\`), or JSON with its text or bytes: at most ${importLimits.bytes} bytes and ${importLimits.entries} entries. Each coming entry becomes a draft with its own result, and its \`external_id\` keeps it from being created twice: the id of the file, or else its day, time and title. Reading takes at most two seconds, or the file is refused. An interrupted import can be sent again: what exists is \`known\`.`,
  access: { as: 'member', requires: 'create_events', scope: 'events:write' },
  isIdempotent: true,
  maxBodyBytes: uploadBytes(Math.ceil((importLimits.bytes * 4) / 3)),
  request: { query: ChoicesSchema, body: fileOrJsonBody(FileSchema, ['text/csv', 'text/calendar']) },
  success: { status: 200, description: 'The read entries and what became of them', schema: ResultSchema },
  problems: ['import_unreadable'],
});

export const importsRoutes = { importEvents };
export type ImportRequest = { choices: z.output<typeof ChoicesSchema>; file: z.output<typeof FileSchema> };
