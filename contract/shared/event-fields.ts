import { z } from '@hono/zod-openapi';
import { answeredFields, ParticipantMaximumSchema, TagsSchema, takenFields } from '#contract/shared/event-kinds.ts';
import { DaySchema, InstantSchema, line, SentInstantSchema } from '#contract/shared/fields.ts';
import { editors } from '#domain/events/editors.ts';
import { privateFields, programFields, publicFields } from '#domain/events/event-fields.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { confirmHours, toldGuests } from '#domain/events/moves.ts';
import { publishNeeds } from '#domain/events/publishable.ts';
import { storedVideoTypes } from '#domain/events/video-limits.ts';
import { signalNames } from '#domain/signals/signals.ts';
import { guestQuestions } from '#domain/web-guests/questions.ts';

export const AltSchema = line(eventLimits.pictureAltLength);

const content = takenFields(
  { ...publicFields, ...privateFields, ...programFields },
  {
    latitude:
      'With `longitude`: place of an event that is not at the business. Null = at the business, or at the postcode in `location`',
    start_time: '`PATCH` without `end_time` moves the end too, keeping the duration',
    participant_type: 'Derived from `max_participants` if omitted; `unlimited` clears it',
    max_participants:
      '5 to 500 under tariff `standard`, at least 1 under `dialog`; never lowered below the people who are in',
    tariff: 'For our own forms: selects prices and limits; default `standard`',
    guest_reminders:
      'Reminds guests with a place 24 and 2 hours before the start, outside the quiet hours from 22 to 8; `true` on a new event',
    reconfirm_hours:
      'With `guest_reminders`: the reminder of the day before asks whether guests come. Places of those who have not answered this many hours before the start go to the waiting list; null asks nobody',
    guest_questions: `Asked of guests who join on the event's page without the app, up to ${guestQuestions.max}`,
    scheduled_date: 'Day of a scheduled publication',
    scheduled_time: 'Default 00:00, Europe/Berlin',
    repetition: 'Repetition planned for a draft; stored until `POST /series` makes it the first date of a series',
    external_id:
      'Your own id of the event, unique within a business. Guests never see it; a copy of the event has none',
  },
);

const { category, featured_event, push_notification, tariff } = content;
/** Fields that affect the price. */
export const pricedFields = { category, featured_event, push_notification, tariff };

/** No defaults, so a change affects only sent fields. */
const inputFields = z
  .strictObject({
    ...content,
    event_type: z.literal('event'),
    date: DaySchema.openapi({ description: 'Alias of `event_date`' }),
    character_tags: TagsSchema.openapi({ description: 'Alias of `category.tags`' }),
    capacity: ParticipantMaximumSchema.nullable().openapi({ description: 'Alias of `max_participants`' }),
    starts_at: SentInstantSchema.nullable().openapi({
      description:
        'The start as an instant, in place of `event_date` and `start_time`. Together with them it must be the same time',
    }),
    ends_at: SentInstantSchema.nullable().openapi({
      description:
        'The end as an instant, in place of `end_time`; within a day of the start. Two midnights in Berlin are a whole day',
    }),
  })
  .partial();

const telling = {
  tell_guests: z
    .enum(toldGuests)
    .optional()
    .openapi({
      description: `Which guests of a published event are notified of a new day, time or place: \`all\` (default) who come or wait, \`joined\` only those with a place, or \`nobody\`, which is refused when the start moves by more than ${confirmHours} hours. Then those with a place are asked whether they still come.`,
    }),
};

export const EventChangesSchema = inputFields.extend(telling).openapi('EventChanges', {
  description: 'Omitted fields stay unchanged',
});
export type EventChanges = z.output<typeof EventChangesSchema>;

const AimSchema = z.enum(['draft', 'scheduled', 'published']).optional();

export const EventInputSchema = inputFields
  .required({ title: true })
  .extend({
    status: AimSchema.openapi({
      description: `What to do now: keep a draft, schedule or publish. Left out: \`scheduled\` with \`publish_type: "scheduled"\` and a \`scheduled_date\`, else \`draft\`. ${publishNeeds}`,
    }),
  })
  .openapi('EventInput', { description: '`date` and `character_tags` are aliases' });
export type EventInput = z.output<typeof EventInputSchema>;

/** Created or replaced under another program's id. */
export const NamedEventSchema = inputFields
  .required({ title: true })
  .extend({
    ...telling,
    status: AimSchema.openapi({
      description: `Minimum status of the event: \`scheduled\` and \`published\` bring a draft there, once. An event with a later status keeps it. ${publishNeeds}`,
    }),
  })
  .openapi('NamedEvent', {
    description:
      "The whole event: omitted fields get the default of a new event, except `tariff`. `external_id` may be omitted or equal the path's",
  });
export type NamedEvent = z.output<typeof NamedEventSchema>;

export const publicEventFields = {
  id: z.string(),
  page_url: z.string().openapi({
    description: 'The public page; for an event that is not visible, its future address',
  }),
  ...answeredFields(publicFields),
  night_of: z.string().nullable().openapi({
    description:
      "The day before `event_date`, if the event begins in that day's night by the business's opening hours: 00:30 after an open Friday is Friday, until 04:00 or closing. Otherwise null. Show and group an event on this day if not null.",
  }),
  starts_at: InstantSchema.nullable(),
  ends_at: InstantSchema.nullable(),
  image_url: z.string().nullable().openapi({ description: 'The cover: the first of `pictures`' }),
  pictures: z.array(z.object({ id: z.string(), url: z.string(), alt: z.string() })).openapi({
    description:
      "In order, each in two sizes (`….webp`, `…-card.webp`). Guests get as many as the business's plan allows, members all",
  }),
  video: z
    .object({
      url: z.string(),
      mime_type: z.enum(storedVideoTypes),
      seconds: z.int(),
      width: z.int(),
      height: z.int(),
      label: z.string().openapi({ description: 'What it shows; may be empty' }),
      poster_url: z.string().nullable().openapi({ description: 'Its still, in two sizes' }),
    })
    .nullable()
    .openapi({ description: "Null without one; visible to guests while the business's plan includes videos" }),
  capacity: z.int().nullable().openapi({ description: 'Alias of `max_participants`' }),
  participant_counts: z
    .object({
      joined: z.int(),
      waiting: z.int(),
      applied: z.int(),
      offered: z.int(),
    })
    .openapi({
      description:
        'In people, with full parties; `joined` have a place, for `offered` one is held until they answer. `If-Match` ignores them',
    }),
};

export type PublicEvent = z.output<z.ZodObject<typeof publicEventFields>>;

export const EventSchema = z
  .object({
    ...publicEventFields,
    ...answeredFields({ ...privateFields, ...programFields }, { external_id: 'What another program calls it' }),
    business_id: z.string().openapi({ description: 'Of a test: the id of the business’s test side' }),
    test: z.boolean().openapi({ description: 'Made with a test key: visible to test keys only, and free of charge' }),
    host_id: z.string(),
    event_type: z.string(),
    status: z.enum(eventStatuses),
    publish_at: InstantSchema.nullable().openapi({ description: 'Instant of a scheduled publication' }),
    published_at: InstantSchema.nullable(),
    awaiting_verification: z.boolean().openapi({
      description: 'Published before the business is verified: becomes visible and is charged after the verification',
    }),
    hidden_by_measure: z.string().nullable().openapi({ description: "The operator's measure that hides it" }),
    held_until: InstantSchema.nullable().openapi({
      description:
        'Published and paid, but visible to guests only from then on at the latest. Null for every other event',
    }),
    hold_reasons: z.array(z.enum(signalNames)).openapi({
      description: "Why it is held: one of its business's first events, or signals. Empty for every other event",
    }),
    cancelled_at: InstantSchema.nullable(),
    cancel_reason: z.string().nullable().openapi({ description: 'Reason for the cancellation, shown to guests' }),
    deleted_at: InstantSchema.nullable().openapi({
      description: 'When a deleted event that was cancelled first, to notify its guests, is removed',
    }),
    series_id: z.string().nullable().openapi({ description: 'The series it is a date of' }),
    series_date: z.string().nullable().openapi({ description: 'The date by the rule; the event may have moved since' }),
    is_held_back: z
      .boolean()
      .openapi({ description: 'A date that its series does not publish until the business confirms it' }),
    unknown_tags: z
      .array(
        z.object({
          tag: z.string(),
          similar: z.array(z.string()).openapi({ description: 'Tags of the catalogue, the nearest first' }),
        }),
      )
      .optional()
      .openapi({
        description: 'Warns of tags that guests cannot filter by: those the catalogue lacks. Missing without any',
        example: [{ tag: 'musik', similar: ['live_music'] }],
      }),
    credits_spent: z.int(),
    credits_reserved: z.int().openapi({ description: 'Reserved until the event is public' }),
    created_at: InstantSchema,
    updated_at: InstantSchema,
    edited_by: z.enum(editors).nullable().openapi({
      description:
        'Who changed the content last: a signed-in `person`, a `key`, its `series` or an `import_source`. A sync by external id sees by it what someone changed here; null if it was before this field',
    }),
  })
  .openapi('Event');

/** Read-only fields, accepted and ignored in requests. */
const readOnly = [
  'id',
  'business_id',
  'test',
  'host_id',
  'status',
  'night_of',
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
  'unknown_tags',
  'credits_spent',
  'credits_reserved',
  'created_at',
  'updated_at',
  'edited_by',
] as const;

export const EventReplacementSchema = inputFields
  .required({ title: true })
  .extend(telling)
  .extend(
    Object.fromEntries(readOnly.map((name) => [name, z.unknown()])) as Record<(typeof readOnly)[number], z.ZodUnknown>,
  )
  .partial(Object.fromEntries(readOnly.map((name) => [name, true])) as Record<(typeof readOnly)[number], true>)
  .openapi('EventReplacement', {
    description: `Replaces the event: omitted fields get the default of a new event, except \`tariff\` and \`external_id\`. ${readOnly.map((name) => `\`${name}\``).join(', ')} are accepted and ignored. \`starts_at\` and \`ends_at\` of the stored event are ignored too, so a response can be sent back with another \`start_time\`.`,
  });
export type EventReplacement = z.output<typeof EventReplacementSchema>;
