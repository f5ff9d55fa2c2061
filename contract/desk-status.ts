import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { components, incidentLimits, incidentStates } from '#domain/status-page/status.ts';

const tag = 'Desk';
const access = { as: 'reviewer', may: 'write_incidents' } as const;
const params = z.object({ id: IdSchema });

const title = text(incidentLimits.titleLength, 1);
const words = text(incidentLimits.textLength, 1);
const ComponentsSchema = z.array(z.enum(components)).min(1).max(components.length);
const StateSchema = z.enum(incidentStates).openapi('IncidentState');

const UpdateSchema = z
  .object({
    id: z.int(),
    state: StateSchema,
    text_de: z.string(),
    text_en: z.string(),
    by: z.string().openapi({ description: 'User name of who wrote it; not on the page' }),
    at: InstantSchema,
    corrected_at: InstantSchema.nullable(),
  })
  .openapi('IncidentUpdate');

const IncidentSchema = z
  .object({
    id: IdSchema,
    title_de: z.string(),
    title_en: z.string(),
    components: z.array(z.enum(components)),
    state: StateSchema,
    started_at: InstantSchema,
    resolved_at: InstantSchema.nullable(),
    updates: z.array(UpdateSchema).openapi({ description: 'Newest first' }),
  })
  .openapi('Incident');

const one = { status: 200, description: 'The incident', schema: IncidentSchema } as const;

const listIncidents = defineRoute({
  method: 'get',
  path: '/desk/incidents',
  operationId: 'listIncidents',
  priority: 'always',
  tag,
  summary: 'Incidents of the status page, newest first, at most fifty',
  access,
  success: { status: 200, description: 'Incidents', schema: z.object({ data: z.array(IncidentSchema) }) },
});

const createIncident = defineRoute({
  method: 'post',
  path: '/desk/incidents',
  operationId: 'createIncident',
  priority: 'always',
  tag,
  summary: 'Write an incident onto the status page',
  access,
  isIdempotent: true,
  request: {
    body: jsonBody(
      z.strictObject({
        title_de: title,
        title_en: title,
        components: ComponentsSchema,
        state: StateSchema,
        text_de: words,
        text_en: words,
      }),
    ),
  },
  success: { ...one, status: 201 },
});

const addIncidentUpdate = defineRoute({
  method: 'post',
  path: '/desk/incidents/{id}/updates',
  operationId: 'addIncidentUpdate',
  priority: 'always',
  tag,
  summary: 'Tell how an incident goes on; a resolved one may begin again',
  access,
  isIdempotent: true,
  request: { params, body: jsonBody(z.strictObject({ state: StateSchema, text_de: words, text_en: words })) },
  success: { ...one, status: 201 },
  problems: ['not_found'],
});

const correctIncident = defineRoute({
  method: 'patch',
  path: '/desk/incidents/{id}',
  operationId: 'correctIncident',
  priority: 'always',
  tag,
  summary: 'Correct the title or the parts of an incident',
  access,
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        title_de: title.optional(),
        title_en: title.optional(),
        components: ComponentsSchema.optional(),
      }),
    ),
  },
  success: one,
  problems: ['not_found'],
});

const correctIncidentUpdate = defineRoute({
  method: 'patch',
  path: '/desk/incidents/{id}/updates/{update_id}',
  operationId: 'correctIncidentUpdate',
  priority: 'always',
  tag,
  summary: 'Correct the words of an update; the page says that they were corrected',
  access,
  request: {
    params: params.extend({ update_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    body: jsonBody(z.strictObject({ text_de: words, text_en: words })),
  },
  success: one,
  problems: ['not_found'],
});

export const deskStatusRoutes = {
  listIncidents,
  createIncident,
  addIncidentUpdate,
  correctIncident,
  correctIncidentUpdate,
};
