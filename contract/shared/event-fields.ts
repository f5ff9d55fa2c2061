import { z } from '@hono/zod-openapi';
import { DaySchema, emptyToNull, InstantSchema, line, TimeSchema, text } from '#contract/shared/fields.ts';
import { LatitudeSchema, LongitudeSchema } from '#contract/shared/place.ts';
import { RepetitionSchema } from '#contract/shared/series-fields.ts';
import { isCharacteristic } from '#domain/catalogue/characteristics.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { confirmHours, toldGuests } from '#domain/events/moves.ts';
import { approvalMethods, participantTypes, publishTypes, ticketTypes } from '#domain/events/options.ts';
import { storedVideoTypes } from '#domain/events/video-limits.ts';
import { tariffNames } from '#domain/plans/tariffs.ts';
import { signalNames } from '#domain/signals/signals.ts';

/** What a picture shows, for people who do not see it. */
export const AltSchema = line(eventLimits.pictureAltLength);

/** What another program calls an event. */
export const ExternalIdSchema = line(eventLimits.externalIdLength, 1).openapi({ example: 'kasse-4711' });

const hasNoRepeat = (values: readonly string[]) => new Set(values).size === values.length;

export const TagSchema = z
  .string()
  .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'Not a short snake_case word')
  .max(40);
const TagsSchema = z.array(TagSchema).max(eventLimits.tags).refine(hasNoRepeat, 'Names a tag twice');
const CharacteristicsSchema = z
  .array(z.string().refine(isCharacteristic, 'Not a characteristic of the catalogue'))
  .max(10)
  .refine(hasNoRepeat, 'Names a characteristic twice');
const PriceSchema = z.int().min(0).max(eventLimits.price);
const ParticipantMaximumSchema = z.int().min(1).max(100_000);
const TicketUrlSchema = z.url({ protocol: /^https?$/ }).max(eventLimits.ticketUrlLength);

const CategoryInputSchema = z
  .strictObject({ tags: TagsSchema, userCharacteristics: CharacteristicsSchema, name: text(60) })
  .partial()
  .nullable();

/** What an event's price depends on. */
export const pricedFields = {
  category: CategoryInputSchema,
  featured_event: z.boolean(),
  push_notification: z.boolean(),
  tariff: z
    .enum(tariffNames)
    .openapi({ description: 'For our own forms: prices and limits that hold; `standard` on a new event' }),
};

/** No field has a default, so that a change affects nothing that was not sent. */
const inputFields = z
  .strictObject({
    title: line(eventLimits.titleLength),
    description: text(eventLimits.descriptionLength),
    location: line(eventLimits.locationLength),
    latitude: LatitudeSchema.nullable().openapi({
      description:
        'With `longitude`: where an event takes place that is not at the business. Null = at the business, or at the postcode that `location` names',
    }),
    longitude: LongitudeSchema.nullable(),
    event_date: DaySchema.nullable(),
    date: DaySchema.openapi({ description: 'Alias of `event_date`' }),
    start_time: TimeSchema.nullable().openapi({
      description: 'Changed by `PATCH` without `end_time`, it moves the end along: the event stays as long as it was',
    }),
    end_time: TimeSchema.nullable(),
    character_tags: TagsSchema.openapi({ description: 'Alias of `category.tags`' }),
    participant_type: z.enum(participantTypes).openapi({
      description: 'Follows `max_participants` when it is left out; `unlimited` empties it',
    }),
    max_participants: ParticipantMaximumSchema.nullable().openapi({
      description:
        '5 to 500 under tariff `standard`, at least 1 under `dialog`; never lowered below the people who are in',
    }),
    capacity: ParticipantMaximumSchema.nullable().openapi({ description: 'Alias of `max_participants`' }),
    waiting_list: z.boolean(),
    approval_method: z.enum(approvalMethods),
    ticket_type: z.enum(ticketTypes),
    ticket_price: PriceSchema.nullable().openapi({ description: 'In cents' }),
    ticket_url: emptyToNull(TicketUrlSchema),
    box_office: z.boolean(),
    box_office_price: PriceSchema.nullable().openapi({ description: 'In cents' }),
    ...pricedFields,
    guest_reminders: z.boolean().openapi({
      description:
        'Reminds guests with a place 24 and 2 hours before the start, outside the quiet hours from 22 to 8; `true` on a new event',
    }),
    publish_type: z.enum(publishTypes),
    scheduled_date: DaySchema.nullable().openapi({ description: 'Day of a scheduled publication' }),
    scheduled_time: TimeSchema.nullable().openapi({ description: '00:00 in Berlin when it is left out' }),
    event_type: z.literal('event'),
    is_recurring: z.boolean(),
    repetition: RepetitionSchema.nullable().openapi({
      description: 'How a draft is to come back; kept with it until `POST /series` makes it the first date of a series',
    }),
    share_public: z.boolean(),
    share_friends: z.boolean(),
    share_friends_of_friends: z.boolean(),
    share_individual: z.boolean(),
    external_id: emptyToNull(ExternalIdSchema).openapi({
      description:
        'What your own program calls the event: no two events of a business have the same one. Guests never see it; a copy of the event has none',
    }),
  })
  .partial();

const telling = {
  tell_guests: z
    .enum(toldGuests)
    .optional()
    .openapi({
      description: `Which guests of a published event are told that its day, time or place changes: \`all\` who come or wait, which is so when it is left out, \`joined\` only those with a place, or \`nobody\`, which is refused when the start moves by more than ${confirmHours} hours. Then those with a place are asked whether they still come.`,
    }),
};

export const EventChangesSchema = inputFields.extend(telling).openapi('EventChanges', {
  description: 'What is not sent stays as it is',
});
export type EventChanges = z.output<typeof EventChangesSchema>;

const AimSchema = z.enum(['draft', 'scheduled', 'published']).optional();

export const EventInputSchema = inputFields
  .required({ title: true })
  .extend({
    status: AimSchema.openapi({
      description:
        'What to do at once: keep a draft, schedule or publish. Left out: `scheduled` with `publish_type: "scheduled"` and a `scheduled_date`, else `draft`',
    }),
  })
  .openapi('EventInput', { description: '`date` and `character_tags` are aliases' });
export type EventInput = z.output<typeof EventInputSchema>;

/** The whole of an event under the id of another program, whether it exists or not. */
export const NamedEventSchema = inputFields
  .required({ title: true })
  .extend({
    ...telling,
    status: AimSchema.openapi({
      description:
        'Where the event is to stand at least: `scheduled` and `published` bring a draft there, once. An event that stands further is left there',
    }),
  })
  .openapi('NamedEvent', {
    description:
      'The whole event: what is left out gets the value of a new one, only `tariff` stays. `external_id` may be left out or be that of the path',
  });
export type NamedEvent = z.output<typeof NamedEventSchema>;

const EventCategorySchema = z.object({
  tags: z.array(z.string()),
  userCharacteristics: z.array(z.string()),
  name: z.string().optional(),
});

/** Fields that everybody sees when the event is public. */
export const publicEventFields = {
  id: z.string(),
  page_url: z.string().openapi({
    description: 'The page that anybody can open; for an event that guests do not see it is where the page will be',
  }),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  event_date: z.string().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  night_of: z.string().nullable().openapi({
    description:
      'The day before `event_date`, when the event begins in its night by the opening hours of the business: half past midnight after an open Friday is Friday, until 04:00 or until its doors close. Null for every other event. Show and group an event on this day where it is not null.',
  }),
  starts_at: InstantSchema.nullable(),
  ends_at: InstantSchema.nullable(),
  category: EventCategorySchema.nullable(),
  image_url: z.string().nullable().openapi({ description: 'The cover: the first of `pictures`' }),
  pictures: z.array(z.object({ id: z.string(), url: z.string(), alt: z.string() })).openapi({
    description:
      'In their order, each in a second size (`….webp`, `…-card.webp`). Guests get as many as the plan of the business allows, its members all',
  }),
  video: z
    .object({
      url: z.string(),
      mime_type: z.enum(storedVideoTypes),
      seconds: z.int(),
      width: z.int(),
      height: z.int(),
      label: z.string().openapi({ description: 'What it shows; may be empty' }),
      poster_url: z.string().nullable().openapi({ description: 'A picture of it, in two sizes as others' }),
    })
    .nullable()
    .openapi({ description: 'Null without one; guests get it while the plan of the business gives videos' }),
  participant_type: z.enum(participantTypes),
  capacity: z.int().nullable().openapi({ description: 'Alias of `max_participants`' }),
  max_participants: z.int().nullable(),
  waiting_list: z.boolean(),
  approval_method: z.enum(approvalMethods),
  ticket_type: z.enum(ticketTypes),
  ticket_price: z.int().nullable().openapi({ description: 'In cents' }),
  ticket_url: z.string().nullable(),
  box_office: z.boolean(),
  box_office_price: z.int().nullable().openapi({ description: 'In cents' }),
  featured_event: z.boolean(),
  participant_counts: z
    .object({
      joined: z.int(),
      waiting: z.int(),
      applied: z.int(),
      offered: z.int(),
    })
    .openapi({
      description:
        'In people, with everybody a participant brings; `joined` counts all who have a place, `offered` those for whom one is held until they answer. Not part of the `ETag`',
    }),
};

/** What everybody may see of a public event. */
export type PublicEvent = z.output<z.ZodObject<typeof publicEventFields>>;

export const EventSchema = z
  .object({
    ...publicEventFields,
    business_id: z.string().openapi({ description: 'Of a test: the id of the business’s test side' }),
    test: z.boolean().openapi({ description: 'Made with a test key: nobody else sees it, and it costs nothing' }),
    host_id: z.string(),
    event_type: z.string(),
    status: z.enum(eventStatuses),
    tariff: z.enum(tariffNames),
    push_notification: z.boolean(),
    guest_reminders: z.boolean(),
    publish_type: z.enum(publishTypes),
    scheduled_date: z.string().nullable(),
    scheduled_time: z.string().nullable(),
    publish_at: InstantSchema.nullable().openapi({ description: 'Instant of a scheduled publication' }),
    published_at: InstantSchema.nullable(),
    awaiting_verification: z.boolean().openapi({
      description:
        'Published while the business was not verified: guests see it, and its credits are taken, once it is',
    }),
    hidden_by_measure: z
      .string()
      .nullable()
      .openapi({ description: 'The measure of the operator that takes it from guests' }),
    held_until: InstantSchema.nullable().openapi({
      description:
        'Published and paid, but guests do not see it yet: they do from then on at the latest. Null for every other event',
    }),
    hold_reasons: z.array(z.enum(signalNames)).openapi({
      description:
        'Why it is held: one of the first events of its business, or signals in it. Empty for every other event',
    }),
    cancelled_at: InstantSchema.nullable(),
    cancel_reason: z.string().nullable().openapi({ description: 'What guests read of why it was cancelled' }),
    deleted_at: InstantSchema.nullable().openapi({
      description: 'When a cancelled event goes that was deleted while guests had to be told',
    }),
    is_recurring: z.boolean(),
    repetition: RepetitionSchema.nullable(),
    series_id: z.string().nullable().openapi({ description: 'The series it is a date of' }),
    series_date: z
      .string()
      .nullable()
      .openapi({ description: 'Which date of it; the event may have been moved since' }),
    is_held_back: z
      .boolean()
      .openapi({ description: 'A date that its series does not publish: it waits for the business' }),
    share_public: z.boolean(),
    share_friends: z.boolean(),
    share_friends_of_friends: z.boolean(),
    share_individual: z.boolean(),
    external_id: z.string().nullable().openapi({ description: 'What another program calls it' }),
    credits_spent: z.int(),
    credits_reserved: z.int().openapi({ description: 'Held until the event is public' }),
    created_at: InstantSchema,
    updated_at: InstantSchema,
  })
  .openapi('Event');

/** Fields that a caller may send back as they were read; they change nothing. */
const readOnly = [
  'id',
  'business_id',
  'test',
  'host_id',
  'status',
  'night_of',
  'starts_at',
  'ends_at',
  'image_url',
  'pictures',
  'video',
  'participant_counts',
  'page_url',
  'publish_at',
  'published_at',
  'awaiting_verification',
  'hidden_by_measure',
  'held_until',
  'hold_reasons',
  'cancelled_at',
  'cancel_reason',
  'deleted_at',
  'series_id',
  'series_date',
  'is_held_back',
  'credits_spent',
  'credits_reserved',
  'created_at',
  'updated_at',
] as const;

export const EventReplacementSchema = inputFields
  .required({ title: true })
  .extend(telling)
  .extend(
    Object.fromEntries(readOnly.map((name) => [name, z.unknown()])) as Record<(typeof readOnly)[number], z.ZodUnknown>,
  )
  .partial(Object.fromEntries(readOnly.map((name) => [name, true])) as Record<(typeof readOnly)[number], true>)
  .openapi('EventReplacement', {
    description: `Replaces the event: what is left out gets the value of a new event, only \`tariff\` and \`external_id\` stay. ${readOnly.map((name) => `\`${name}\``).join(', ')} may be sent back as they were read and change nothing.`,
  });
export type EventReplacement = z.output<typeof EventReplacementSchema>;
