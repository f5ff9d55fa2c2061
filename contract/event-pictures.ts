import { z } from '@hono/zod-openapi';
import { etagLeavesOut } from '#contract/events.ts';
import { formBody, jsonBody, uploadBytes } from '#contract/shared/body.ts';
import { AltSchema, EventSchema } from '#contract/shared/event-fields.ts';
import { IdSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { mostPictures } from '#domain/plans/plan-features.ts';
import { imageFile } from '#domain/shared/image.ts';

const PictureIdSchema = z.string().regex(/^[a-z0-9]{1,20}$/, 'Not the id of a picture');

const edit = {
  tag: 'Events',
  access: { as: 'member', requires: 'edit_events', scope: 'events:write' },
  hasEtag: true,
  etagLeavesOut,
  success: { status: 200, description: 'The changed event', schema: EventSchema },
} as const;

const addEventPicture = defineRoute({
  ...edit,
  method: 'post',
  path: '/events/{id}/pictures',
  operationId: 'addEventPicture',
  priority: 'always',
  summary: 'Add a picture after the others (JPG, PNG, GIF, WebP or AVIF, at most 5 MB and 25 megapixels)',
  description:
    'The first picture is the cover, and `image_url`. 409 `limit_reached` with `limit` and `plan` when the event has as many as the plan allows.',
  maxBodyBytes: uploadBytes(imageFile.maxBytes),
  request: {
    params: z.object({ id: IdSchema }),
    body: formBody(
      z.object({
        image: z.instanceof(File).openapi({ type: 'string', format: 'binary' }),
        alt: AltSchema.optional(),
      }),
    ),
  },
  problems: ['not_found', 'event_state', 'limit_reached', 'file_type', 'image_unreadable', 'image_dimensions'],
});

const arrangeEventPictures = defineRoute({
  ...edit,
  method: 'put',
  path: '/events/{id}/pictures',
  operationId: 'arrangeEventPictures',
  priority: 'always',
  summary: 'Reorder the pictures of an event and set their text alternatives',
  description: 'Must name every picture of the event once, otherwise 422. Without `alt` the text alternative stays.',
  request: {
    params: z.object({ id: IdSchema }),
    body: jsonBody(
      z.strictObject({
        pictures: z.array(z.strictObject({ id: PictureIdSchema, alt: AltSchema.optional() })).max(mostPictures + 1),
      }),
    ),
  },
  problems: ['not_found', 'event_state'],
});

const removeEventPicture = defineRoute({
  ...edit,
  method: 'delete',
  path: '/events/{id}/pictures/{picture}',
  operationId: 'removeEventPicture',
  priority: 'always',
  summary: 'Remove a picture of an event and its files; the next one replaces a removed cover',
  request: { params: z.object({ id: IdSchema, picture: PictureIdSchema }) },
  problems: ['not_found', 'event_state'],
});

export const eventPicturesRoutes = { addEventPicture, arrangeEventPictures, removeEventPicture };
