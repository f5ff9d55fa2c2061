import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { AskedInstantSchema, emptyToNull, IdSchema, InstantSchema, line, text } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { channels, isWebUserId } from '#domain/events/channels.ts';
import { guestSearch } from '#domain/events/guest-ranking.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { mostPassedOver, offerCauses, offerOutcomes } from '#domain/events/offers.ts';
import {
  decidableAtOnce,
  decisions,
  guestNoteLength,
  participantStatuses,
  partySizes,
} from '#domain/events/participation.ts';

const tag = 'Participants';

/** The id of a guest: the consumer app's own, or one of ours. */
export const GuestIdSchema = z.string().regex(/^[\w.:|@-]{1,128}$/, 'Not an id of a guest');
/** The consumer app's id of a person. */
export const UserIdSchema = z
  .string()
  .regex(/^[\w.:|@-]{1,128}$/, 'Not an id of the app')
  .refine((id) => !isWebUserId(id), 'Begins with `web:`, like ids of guests without the app')
  .openapi({ example: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11' });
export const DisplayNameSchema = line(80, 1);

/** Each needs a place. */
export const PartySizeSchema = z.int().min(partySizes.min).max(partySizes.max);

export const JoiningSchema = z.strictObject({
  user_id: UserIdSchema,
  display_name: DisplayNameSchema,
  party_size: PartySizeSchema.default(1).openapi({
    description: 'Number of people: this person and those they bring',
  }),
});

export const ParticipantSchema = z
  .object({
    user_id: z.string(),
    display_name: z.string().openapi({ description: 'Empty once the person is erased; `user_id` is then random' }),
    status: z.enum(participantStatuses).openapi({
      description:
        '`joined` and `approved` have a place, `applied` waits for the business, `waiting` for a free place; for `offered` one is held until they answer',
    }),
    party_size: z.int().openapi({ description: 'Number of people: this person and those they bring' }),
    channel: z.enum(channels).openapi({
      description:
        'How they came: the consumer `app`, the page of the event (`web`), added by the `owner`, or by a key (`api`)',
    }),
    email: z
      .string()
      .nullable()
      .openapi({ description: 'Of a guest without the app who allowed it, in lists alone; otherwise null' }),
    answer_by: InstantSchema.nullable().openapi({ description: 'With `offered`: end of the hold' }),
    created_at: InstantSchema,
    updated_at: InstantSchema,
  })
  .openapi('Participant');

/** A participant as the business sees them. */
export const GuestSchema = z
  .object({
    ...ParticipantSchema.shape,
    answers: z.array(z.object({ question: z.string(), answer: z.string() })).openapi({
      description:
        'Of a guest without the app to `guest_questions` as they were asked, in lists alone; otherwise empty',
    }),
    external_id: z.string().nullable().openapi({ description: 'Id in another program' }),
    note: z.string().nullable().openapi({ description: 'Of the business about this guest; nobody else sees it' }),
  })
  .openapi('Guest');

export const FoundParticipantSchema = GuestSchema.extend({
  event: z.object({
    id: IdSchema,
    title: z.string(),
    status: z.enum(eventStatuses),
    event_date: z.string().nullable(),
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
    night_of: z.string().nullable().openapi({ description: 'As on an event: the day it counts for, if different' }),
  }),
}).openapi('FoundParticipant');

export const OfferSchema = z
  .object({
    user_id: z.string(),
    display_name: z.string(),
    party_size: z.int(),
    cause: z.enum(offerCauses).openapi({
      description:
        'Why there was a place: a guest `left`, `declined` or let their time go by (`lapsed`), was `rejected`, or the business changed the limit (`more_places`)',
    }),
    free_places: z.int().openapi({ description: 'Places that were free then' }),
    passed_over: z.int().openapi({
      description: `Skipped larger parties; counted up to ${mostPassedOver}`,
    }),
    offered_at: InstantSchema,
    answer_by: InstantSchema,
    outcome: z.enum(offerOutcomes).nullable().openapi({
      description:
        'Null while it is open. `admitted`: the business let them in without an answer; `withdrawn`: it rejected them; `fewer_places`: it lowered the limit, and they wait again at their position',
    }),
    closed_at: InstantSchema.nullable(),
  })
  .openapi('Offer');

export const eventPath = z.object({ id: IdSchema });
const participantPath = z.object({ id: IdSchema, user_id: GuestIdSchema });

const listParticipants = defineRoute({
  method: 'get',
  path: '/events/{id}/participants',
  operationId: 'listParticipants',
  priority: 'member_reads',
  tag,
  summary: 'Participants of an event, in the order they came; all as CSV with `Accept: text/csv` or `format=csv`',
  description: '`status` takes one status or several, with commas between; `q` is part of a name.',
  access: { as: 'member', requires: 'edit_events', scope: 'participants:read' },
  request: {
    params: eventPath,
    query: z.strictObject({
      ...PagingQuery,
      status: z
        .string()
        .max(200)
        .transform((list) => list.split(','))
        .pipe(z.array(z.enum(participantStatuses)))
        .optional()
        .openapi({ type: 'string', example: 'joined,approved' }),
      q: text(80).optional(),
      updated_since: AskedInstantSchema.optional().openapi({
        description: 'Guests whose `updated_at` is this instant or later, those who left included',
      }),
      format: z.enum(['json', 'csv']).optional(),
    }),
  },
  success: { status: 200, description: 'One page', schema: pageOf(GuestSchema), hasCsv: true },
  problems: ['not_found'],
});

const searchParticipants = defineRoute({
  method: 'get',
  path: '/participants',
  operationId: 'searchParticipants',
  priority: 'member_reads',
  tag,
  summary: 'Participants by name, across all events of the business',
  description: `\`q\` is part of a name, without regard to case and accents; up to two letters must start a word. Best first: name starts with it, coming events, then nearest in time. Searches recent guests and lists each person at most ${guestSearch.perPerson} times.`,
  access: { as: 'member', requires: 'edit_events', scope: 'participants:read' },
  request: {
    query: z.strictObject({
      q: text(guestSearch.maxLength, guestSearch.minLength),
      limit: z.coerce.number().int().min(1).max(guestSearch.maxResults).default(10),
    }),
  },
  success: { status: 200, description: 'The best', schema: z.object({ data: z.array(FoundParticipantSchema) }) },
});

const listOffers = defineRoute({
  method: 'get',
  path: '/events/{id}/offers',
  operationId: 'listOffers',
  priority: 'member_reads',
  tag,
  summary: 'Offers to the waiting list with time, reason and answer; newest first',
  access: { as: 'member', requires: 'edit_events', scope: 'participants:read' },
  request: { params: eventPath, query: z.strictObject(PagingQuery) },
  success: { status: 200, description: 'One page', schema: pageOf(OfferSchema) },
  problems: ['not_found'],
});

const decision = {
  tag,
  access: { as: 'member', requires: 'edit_events', scope: 'participants:write' },
  isIdempotent: true,
  request: { params: participantPath },
  success: { status: 200, description: 'Current status of the person', schema: GuestSchema },
} as const;

const approveParticipant = defineRoute({
  ...decision,
  method: 'post',
  path: '/events/{id}/participants/{user_id}/approve',
  operationId: 'approveParticipant',
  priority: 'writes',
  summary: 'Accept a person; a party that does not fit waits if the event has a waiting list',
  problems: ['not_found', 'participant_state', 'event_full', 'event_state', 'party_too_large'],
});

const rejectParticipant = defineRoute({
  ...decision,
  method: 'post',
  path: '/events/{id}/participants/{user_id}/reject',
  operationId: 'rejectParticipant',
  priority: 'writes',
  summary: 'Decline a person; free places are offered to the first on the waiting list who fit',
  problems: ['not_found', 'participant_state', 'event_state'],
});

export const DecidedSchema = z
  .object({
    user_id: z.string(),
    participant: GuestSchema.nullable().openapi({
      description: 'Current status of the person; null when refused',
    }),
    refused: z
      .object({
        status: z.int().openapi({ description: 'Status of the problem of a single decision' }),
        code: z.string(),
        participant_status: z.enum(participantStatuses).nullable().openapi({
          description: 'With `participant_state`: the current status of the person',
        }),
        free_places: z.int().nullable().openapi({ description: 'With `event_full`: places that are left' }),
      })
      .nullable()
      .openapi({ description: 'Why nothing was decided about this person' }),
  })
  .openapi('Decided');

const decideParticipants = defineRoute({
  method: 'post',
  path: '/events/{id}/decisions',
  operationId: 'decideParticipants',
  priority: 'writes',
  tag,
  summary: 'Accept or decline several people in one call, in the given order',
  description: `At most ${decidableAtOnce} people, in one transaction. A person who no longer fits is refused, and the others are decided anyway; so is a person who does not have the \`status\` that was seen, because somebody else decided first or they left.`,
  access: { as: 'member', requires: 'edit_events', scope: 'participants:write' },
  isIdempotent: true,
  request: {
    params: eventPath,
    body: jsonBody(
      z.strictObject({
        decision: z.enum(decisions),
        people: z
          .array(
            z.strictObject({
              user_id: GuestIdSchema,
              status: z.enum(participantStatuses).openapi({ description: 'The expected status' }),
            }),
          )
          .min(1)
          .max(decidableAtOnce)
          .refine((people) => new Set(people.map(({ user_id: id }) => id)).size === people.length, {
            message: 'Somebody is named twice',
            params: { code: 'duplicate' },
          }),
      }),
    ),
  },
  success: { status: 200, description: 'Result per person', schema: z.object({ data: z.array(DecidedSchema) }) },
  problems: ['not_found', 'event_state'],
});

export const NoteSchema = emptyToNull(line(guestNoteLength, 1)).openapi({ example: 'Tisch am Fenster' });

const updateParticipant = defineRoute({
  method: 'patch',
  path: '/events/{id}/participants/{user_id}',
  operationId: 'updateParticipant',
  priority: 'writes',
  tag,
  summary: 'Change the note on a guest; name and party only of guests that the business added',
  access: { as: 'member', requires: 'edit_events', scope: 'participants:write' },
  request: {
    params: participantPath,
    body: jsonBody(
      z.strictObject({
        display_name: DisplayNameSchema.optional(),
        party_size: PartySizeSchema.optional().openapi({
          description: 'Larger only for a guest with a place, and if there are free places',
        }),
        note: NoteSchema.optional().openapi({ description: 'Only the business sees it' }),
      }),
    ),
  },
  success: { status: 200, description: 'The guest', schema: GuestSchema },
  problems: ['not_found', 'participant_state', 'participant_channel', 'event_full', 'event_state', 'party_too_large'],
});

const removeParticipant = defineRoute({
  method: 'delete',
  path: '/events/{id}/participants/{user_id}',
  operationId: 'removeParticipant',
  priority: 'writes',
  tag,
  summary: 'Remove a guest that the business added; free places are offered to the waiting list',
  access: { as: 'member', requires: 'edit_events', scope: 'participants:write' },
  request: { params: participantPath },
  success: { status: 200, description: 'The guest, who has left', schema: GuestSchema },
  problems: ['not_found', 'participant_state', 'participant_channel', 'event_state'],
});

export const participantsRoutes = {
  updateParticipant,
  removeParticipant,
  listParticipants,
  searchParticipants,
  listOffers,
  approveParticipant,
  rejectParticipant,
  decideParticipants,
};
