import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { memberStatuses, permissions, teamRoles } from '#domain/team/permissions.ts';

const tag = 'Sign-in';

export const TokensSchema = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.number().int().openapi({ description: 'Seconds the access token lives' }),
    token_type: z.literal('Bearer'),
  })
  .openapi('Tokens');

export const login = defineRoute({
  method: 'post',
  path: '/auth/login',
  operationId: 'login',
  tag,
  summary: 'Sign in',
  access: { as: 'visitor' },
  request: {
    body: jsonBody(
      z.strictObject({
        email: EmailSchema,
        password: z.string().min(1).max(1000),
        remember: z.boolean().default(false),
      }),
    ),
  },
  success: { status: 200, description: 'Signed in', schema: TokensSchema },
  problems: ['invalid_credentials', 'email_not_confirmed'],
});

export const refresh = defineRoute({
  method: 'post',
  path: '/auth/refresh',
  operationId: 'refreshSession',
  tag,
  summary: 'Exchange a refresh token for new tokens',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ refresh_token: z.string().min(1).max(200) })) },
  success: { status: 200, description: 'New tokens; the old refresh token is spent', schema: TokensSchema },
  problems: ['invalid_token', 'token_just_rotated'],
});

export const logout = defineRoute({
  method: 'post',
  path: '/auth/logout',
  operationId: 'logout',
  tag,
  summary: 'End this session at once',
  access: { as: 'user' },
  success: { status: 204, description: 'Signed out' },
});

export const MembershipSchema = z
  .object({
    business_id: z.string(),
    company_name: z.string(),
    is_owner: z.boolean(),
    role: z.enum(teamRoles),
    permissions: z.array(z.enum(permissions)),
    status: z.enum(memberStatuses),
  })
  .openapi('Membership');

export const getMe = defineRoute({
  method: 'get',
  path: '/me',
  operationId: 'getMe',
  tag,
  summary: 'The signed-in person and their businesses',
  access: { as: 'user' },
  success: {
    status: 200,
    description: 'Signed-in person',
    schema: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string().nullable(),
      memberships: z.array(MembershipSchema),
    }),
  },
});
