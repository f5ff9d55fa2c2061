import { z } from '@hono/zod-openapi';
import { RegistrationSchema } from '#contract/registrations.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { mostOfPerson } from '#domain/shared/limits.ts';

const tag = 'Account';
const access = { as: 'user' } as const;

export const NewBusinessSchema = z
  .strictObject(RegistrationSchema.shape)
  .omit({ loginEmail: true, password: true, confirmPassword: true })
  .openapi('NewBusiness');

const addBusiness = defineRoute({
  method: 'post',
  path: '/me/businesses',
  operationId: 'addBusiness',
  priority: 'always',
  tag,
  summary: 'Register another business of the signed-in person, which they own',
  description:
    'Takes what a registration takes, without an address and a password: the person has both, so no code is mailed. The ' +
    `business is verified like any other; \`PUT /business/proof\` takes its proof. At most ${mostOfPerson.businesses} businesses of one owner (409 \`limit_reached\`).`,
  access,
  isIdempotent: true,
  request: { body: jsonBody(NewBusinessSchema) },
  success: {
    status: 201,
    description: 'Registered; it waits for its verification',
    schema: z.object({ business_id: IdSchema, company_name: z.string() }),
  },
  problems: ['limit_reached'],
});

const rememberBusiness = defineRoute({
  method: 'put',
  path: '/me/opened-business',
  operationId: 'rememberBusiness',
  priority: 'always',
  tag,
  summary: 'Say which business the person has just opened: later sign-ins begin with it',
  description:
    'Sessions that are open go on as they were: which business a call is for is said by `X-Business-Id`, or was settled ' +
    'when the person signed in.',
  access,
  request: { body: jsonBody(z.strictObject({ business_id: IdSchema })) },
  success: { status: 204, description: 'Remembered' },
  problems: ['not_found'],
});

export const ownBusinessesRoutes = { addBusiness, rememberBusiness };
