import { z } from '@hono/zod-openapi';
import { GuestIdSchema } from '#contract/participants.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { AskedInstantSchema, IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { doorHours } from '#domain/door/door-hours.ts';
import { doorMoves, marksAtOnce } from '#domain/door/marks.ts';
import { participantStatuses } from '#domain/events/participation.ts';

const tag = 'Participants';
const access = { as: 'member', requires: 'door' } as const;
const path = z.object({ id: IdSchema });
const window = `From ${doorHours.before} hours before the event until ${doorHours.after} hours after it.`;

export const DoorSchema = z
  .object({
    event: z.object({
      id: z.string(),
      title: z.string(),
      starts_at: InstantSchema,
      ends_at: InstantSchema.nullable(),
      max_participants: z.int().nullable(),
    }),
    closes_at: InstantSchema.openapi({ description: 'The list is closed from then on' }),
    now: InstantSchema.openapi({ description: 'Synchronize the clock of marks with it' }),
    guests: z
      .array(
        z.object({
          user_id: z.string(),
          display_name: z.string(),
          party_size: z.int(),
          status: z.enum(participantStatuses),
          list_name: z.string().nullable().openapi({ description: 'The guest list on which they were named' }),
          codes: z
            .array(z.string())
            .openapi({ description: "Digits of the party's QR code; two while the operator changes a key" }),
        }),
      )
      .openapi({
        description: 'Everybody with a place, an application or on the waiting list, and marked guests who left since',
      }),
    gone_codes: z
      .array(z.string())
      .openapi({ description: 'Codes of guests who left or were rejected and are not in `guests`' }),
  })
  .openapi('Door');

export const DoorMarkSchema = z
  .object({
    id: z.string(),
    user_id: z.string().nullable().openapi({ description: 'Null: a person on no list' }),
    move: z.enum(doorMoves),
    undoes: z.string().nullable().openapi({ description: 'With `undo`: the cancelled mark' }),
    at: InstantSchema.openapi({ description: "Time of the device's clock, not later than the arrival" }),
    device_id: z.string(),
    by: z.string().nullable().openapi({ description: 'The marking member; null if unknown' }),
  })
  .openapi('DoorMark');

const readDoor = defineRoute({
  method: 'get',
  path: '/events/{id}/door',
  operationId: 'readDoor',
  priority: 'member_reads',
  tag,
  summary: 'The door list of an event: who is expected',
  description: `${window} Store it for use offline.`,
  access,
  request: { params: path },
  success: { status: 200, description: 'The list', schema: DoorSchema },
  problems: ['not_found', 'event_state', 'door_early', 'door_over'],
});

const listDoorMarks = defineRoute({
  method: 'get',
  path: '/events/{id}/door/marks',
  operationId: 'listDoorMarks',
  priority: 'member_reads',
  tag,
  summary: 'Marks of the door in order of arrival',
  description: `${window} Up to ${marksAtOnce} marks after \`after\`; call again with \`next\` until none come. The people inside follow from the marks, in any order: the last one of a guest that no \`undo\` names.`,
  access,
  request: {
    params: path,
    query: z.strictObject({
      after: z
        .string()
        .regex(/^\d{1,15}$/, 'Not a position')
        .optional()
        .openapi({ description: '`next` of the last response; default: from the beginning' }),
    }),
  },
  success: {
    status: 200,
    description: 'Marks',
    schema: z.object({ data: z.array(DoorMarkSchema), next: z.string() }),
  },
  problems: ['not_found', 'event_state', 'door_early', 'door_over'],
});

const NewMarkSchema = z
  .strictObject({
    id: IdSchema,
    user_id: GuestIdSchema.nullable(),
    move: z.enum(doorMoves),
    undoes: IdSchema.nullable(),
    at: AskedInstantSchema,
  })
  .refine(({ move, undoes }) => (move === 'undo') === (undoes !== null), {
    path: ['undoes'],
    message: 'Names a mark with `undo`, and only then',
    params: { code: 'undoes' },
  })
  .refine(({ move, user_id: guest }) => move !== 'undo' || guest === null, {
    path: ['user_id'],
    message: 'Null with `undo`',
    params: { code: 'undo_of_guest' },
  });

const sendDoorMarks = defineRoute({
  method: 'post',
  path: '/events/{id}/door/marks',
  operationId: 'sendDoorMarks',
  priority: 'writes',
  tag,
  summary: "Send a device's marks, idempotently and possibly later",
  description: `${window} At most ${marksAtOnce} marks. The device makes their ids: a repeated one changes nothing. Guests are never refused for lack of places; only marks of guests unknown to the event are, and the others are stored anyway.`,
  access,
  request: {
    params: path,
    body: jsonBody(z.strictObject({ device_id: IdSchema, marks: z.array(NewMarkSchema).min(1).max(marksAtOnce) })),
  },
  success: {
    status: 200,
    description: 'The refused marks; all others are stored',
    schema: z.object({ refused: z.array(z.object({ id: z.string(), code: z.enum(['unknown_guest']) })) }),
  },
  problems: ['not_found', 'event_state', 'door_early', 'door_over', 'limit_reached'],
});

const readDoorFigures = defineRoute({
  method: 'get',
  path: '/events/{id}/door/figures',
  operationId: 'readDoorFigures',
  priority: 'member_reads',
  tag,
  summary: 'How many people came, by the marks at the door',
  access: { as: 'member', requires: 'edit_events' },
  request: { params: path },
  success: {
    status: 200,
    description: 'People, parties in full',
    schema: z
      .object({
        is_kept: z.boolean().openapi({ description: 'Whether there are any marks' }),
        came: z.int().openapi({ description: 'Listed people who were let in' }),
        expected: z.int().openapi({ description: 'People who have a place' }),
        inside: z.int().openapi({ description: 'People inside, including those not on the list' }),
        without_app: z.int().openapi({ description: 'People inside who are not on the list' }),
      })
      .openapi('DoorFigures'),
  },
  problems: ['not_found'],
});

export const doorRoutes = { readDoor, listDoorMarks, sendDoorMarks, readDoorFigures };
