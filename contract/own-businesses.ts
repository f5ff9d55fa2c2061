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
    'Takes a registration without address and password, so no code is mailed. The business is verified like any other; ' +
    `\`PUT /business/proof\` accepts its proof. At most ${mostOfPerson.businesses} businesses per owner (409 \`limit_reached\`).`,
  access,
  isIdempotent: true,
  request: { body: jsonBody(NewBusinessSchema) },
  success: {
    status: 201,
    description: 'Registered; awaits verification',
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
  summary: 'Store which business the person has opened; later sign-ins start with it',
  description:
    'Open sessions do not change: the business of a request is given by `X-Business-Id`, or was chosen at sign-in.',
  access,
  request: { body: jsonBody(z.strictObject({ business_id: IdSchema })) },
  success: { status: 204, description: 'Stored' },
  problems: ['not_found'],
});

export const ownBusinessesRoutes = { addBusiness, rememberBusiness };
