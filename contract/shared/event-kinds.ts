import { z } from '@hono/zod-openapi';
import { DaySchema, emptyToNull, line, TimeSchema, text } from '#contract/shared/fields.ts';
import { LatitudeSchema, LongitudeSchema } from '#contract/shared/place.ts';
import { RepetitionSchema } from '#contract/shared/series-fields.ts';
import { isCharacteristic } from '#domain/catalogue/characteristics.ts';
import type { privateFields, programFields, publicFields } from '#domain/events/event-fields.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { reconfirmHours } from '#domain/guest-notices/reconfirmation.ts';
import { guestQuestions } from '#domain/web-guests/questions.ts';

export const ExternalIdSchema = line(eventLimits.externalIdLength, 1).openapi({ example: 'kasse-4711' });

const hasNoRepeat = (values: readonly string[]) => new Set(values).size === values.length;

export const TagSchema = z
  .string()
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'Not a short snake_case word')
  .max(40);
export const TagsSchema = z.array(TagSchema).max(eventLimits.tags).refine(hasNoRepeat, 'Names a tag twice');
const CharacteristicsSchema = z
  .array(z.string().refine(isCharacteristic, 'Not a characteristic of the catalogue'))
  .max(10)
  .refine(hasNoRepeat, 'Names a characteristic twice');
export const ParticipantMaximumSchema = z.int().min(1).max(100_000);

const AskedQuestionsSchema = z
  .array(z.strictObject({ question: line(guestQuestions.length, 1), required: z.boolean().default(false) }))
  .max(guestQuestions.max)
  .refine((questions) => hasNoRepeat(questions.map(({ question }) => question)), 'Asks a question twice');

interface Long {
  max: number;
}
interface OneOf {
  values: readonly string[];
}
type Values<Row> = Row extends { values: readonly (infer Value extends string)[] } ? Value : never;

const taken = {
  line: ({ max }: Long) => line(max),
  text: ({ max }: Long) => text(max),
  address: ({ max }: Long) => emptyToNull(z.url({ protocol: /^https?$/ }).max(max)),
  day: () => DaySchema.nullable(),
  time: () => TimeSchema.nullable(),
  cents: () => z.int().min(0).max(eventLimits.price).nullable().openapi({ description: 'In cents' }),
  yesNo: () => z.boolean(),
  choice: ({ values }: OneOf) => z.enum(values),
  latitude: () => LatitudeSchema.nullable(),
  longitude: () => LongitudeSchema.nullable(),
  category: () =>
    z
      .strictObject({ tags: TagsSchema, userCharacteristics: CharacteristicsSchema, name: text(60) })
      .partial()
      .nullable(),
  maximum: () => ParticipantMaximumSchema.nullable(),
  repetition: () => RepetitionSchema.nullable(),
  hours: () => z.int().min(reconfirmHours.min).max(reconfirmHours.max).nullable(),
  questions: () => AskedQuestionsSchema,
  externalId: () => emptyToNull(ExternalIdSchema),
};

const word = () => z.string();
const maybeWord = () => z.string().nullable();
const maybeNumber = () => z.number().nullable();

const answered = {
  line: word,
  text: word,
  address: maybeWord,
  day: maybeWord,
  time: maybeWord,
  cents: () => z.int().nullable().openapi({ description: 'In cents' }),
  yesNo: () => z.boolean(),
  choice: ({ values }: OneOf) => z.enum(values),
  latitude: maybeNumber,
  longitude: maybeNumber,
  category: () =>
    z
      .object({ tags: z.array(z.string()), userCharacteristics: z.array(z.string()), name: z.string().optional() })
      .nullable(),
  maximum: () => z.int().nullable(),
  repetition: () => RepetitionSchema.nullable(),
  hours: () => z.int().nullable(),
  questions: () => z.array(z.object({ question: z.string(), required: z.boolean() })),
  externalId: maybeWord,
};

type Row = { [Name in keyof Rows]: Rows[Name] }[keyof Rows];
type Rows = typeof publicFields & typeof privateFields & typeof programFields;
type Kind = Row['kind'];
type Fields = Record<string, { kind: Kind }>;

/** A field's schema: of its choices, else of its kind. */
type SchemaOf<
  Schemas extends Record<Kind, (row: never) => z.ZodType>,
  R extends { kind: Kind },
> = R['kind'] extends 'choice' ? z.ZodEnum<{ [Value in Values<R>]: Value }> : ReturnType<Schemas[R['kind']]>;

function schemasOf<Schemas extends Record<Kind, (row: never) => z.ZodType>, F extends Fields>(
  schemas: Schemas,
  fields: F,
  sentences: { [Name in keyof F]?: string },
) {
  const entries = Object.entries(fields).map(([name, row]) => {
    const schema = schemas[row.kind](row as never);
    const description = sentences[name];
    return [name, description === undefined ? schema : schema.openapi({ description })];
  });
  return Object.fromEntries(entries) as { [Name in keyof F]: SchemaOf<Schemas, F[Name]> };
}

export function takenFields<F extends Fields>(fields: F, sentences: { [Name in keyof F]?: string }) {
  return schemasOf(taken, fields, sentences);
}

export function answeredFields<F extends Fields>(fields: F, sentences: { [Name in keyof F]?: string } = {}) {
  return schemasOf(answered, fields, sentences);
}
