import { z } from '@hono/zod-openapi';
import { etagLeavesOut } from '#contract/events.ts';
import { fileBody, formBody, jsonBody, uploadBytes } from '#contract/shared/body.ts';
import { AltSchema, EventSchema } from '#contract/shared/event-fields.ts';
import { IdSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { videoFile } from '#domain/events/video-limits.ts';
import { imageFile } from '#domain/shared/image.ts';

const params = z.object({ id: IdSchema });

const edit = {
  tag: 'Events',
  access: { as: 'member', requires: 'edit_events', scope: 'events:write' },
  hasEtag: true,
  etagLeavesOut,
  success: { status: 200, description: 'The changed event', schema: EventSchema },
} as const;

const uploadEventVideo = defineRoute({
  ...edit,
  method: 'put',
  path: '/events/{id}/video',
  operationId: 'uploadEventVideo',
  priority: 'always',
  summary: 'Give an event a short video (MP4 or WebM, at most 60 seconds and 60 MB)',
  description:
    'The body is the file itself. MP4 with H.264, HEVC or AV1 and AAC or Opus, or WebM with VP8, VP9 or AV1 and Opus or Vorbis; the sound may be missing. Picture and sound are kept unchanged, in a new container without metadata. Replaces the previous video, its text alternative and its poster. 403 `plan_needed` with `feature` without videos in the plan.',
  takesLong: true,
  maxBodyBytes: videoFile.maxBytes,
  request: { params, body: fileBody(videoFile.mimeTypes) },
  problems: ['not_found', 'event_state', 'plan_needed', 'video_format', 'video_unreadable', 'video_too_long'],
});

const describeEventVideo = defineRoute({
  ...edit,
  method: 'patch',
  path: '/events/{id}/video',
  operationId: 'describeEventVideo',
  priority: 'always',
  summary: "Set the text alternative of an event's video",
  request: { params, body: jsonBody(z.strictObject({ label: AltSchema })) },
  problems: ['not_found', 'event_state'],
});

const removeEventVideo = defineRoute({
  ...edit,
  method: 'delete',
  path: '/events/{id}/video',
  operationId: 'removeEventVideo',
  priority: 'always',
  summary: 'Remove the video of an event with its text alternative, poster and files',
  request: { params },
  problems: ['not_found', 'event_state'],
});

const uploadVideoPoster = defineRoute({
  ...edit,
  method: 'put',
  path: '/events/{id}/video/poster',
  operationId: 'uploadVideoPoster',
  priority: 'always',
  summary: 'Set the still of a video, shown until it plays (JPG, PNG, GIF, WebP or AVIF, at most 5 MB)',
  description: 'Kept as pictures of events are. Without one the cover of the event is shown.',
  maxBodyBytes: uploadBytes(imageFile.maxBytes),
  request: {
    params,
    body: formBody(z.object({ image: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) })),
  },
  problems: ['not_found', 'event_state', 'plan_needed', 'file_type', 'image_unreadable', 'image_dimensions'],
});

export const eventVideoRoutes = { uploadEventVideo, describeEventVideo, removeEventVideo, uploadVideoPoster };
