import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { LinkTokenSchema } from '#contract/shared/tokens.ts';

const tag = 'Second factors';

const requestFactorRemoval = defineRoute({
  method: 'post',
  path: '/auth/second-factor/lost',
  operationId: 'requestFactorRemoval',
  priority: 'always',
  tag,
  summary: 'Request the removal of lost second factors',
  description:
    'Needs the right password. A mail announces it and can stop it; two days later a second mail has the link that removes the factors.',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ challenge: z.string().min(1).max(200) })) },
  success: {
    status: 202,
    description: 'Requested; repeating returns the same response',
    schema: z.object({ possible_at: InstantSchema }),
  },
  problems: ['challenge_expired'],
});

const link = {
  method: 'post',
  tag,
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ token: LinkTokenSchema })) },
  problems: ['link_unknown', 'link_expired'],
} as const;

const stopFactorRemoval = defineRoute({
  ...link,
  path: '/auth/second-factor/keep',
  operationId: 'stopFactorRemoval',
  priority: 'always',
  summary: 'Keep the second factors, with the link of either mail',
  success: { status: 204, description: 'They stay' },
});

const removeLostFactors = defineRoute({
  ...link,
  path: '/auth/second-factor/remove',
  operationId: 'removeLostFactors',
  priority: 'always',
  summary: 'Remove the lost second factors by the link of the second mail; every session ends',
  success: { status: 204, description: 'Removed; the password suffices to sign in' },
});

export const factorRemovalRoutes = { requestFactorRemoval, stopFactorRemoval, removeLostFactors };
