import { z } from '@hono/zod-openapi';
import { PasswordSchema } from '#contract/registrations.ts';
import { SignInSchema } from '#contract/second-factors.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { LinkTokenSchema, TokensSchema } from '#contract/shared/tokens.ts';
import { suppressionCauses } from '#domain/delivery/suppression.ts';
import { memberStatuses, permissions, teamRoles } from '#domain/team/permissions.ts';

const tag = 'Sign-in';

const login = defineRoute({
  method: 'post',
  path: '/auth/login',
  operationId: 'login',
  priority: 'always',
  tag,
  summary: 'Sign in',
  audience: 'public',
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
  success: { status: 200, description: 'Signed in, or a second step is needed', schema: SignInSchema },
  problems: ['invalid_credentials', 'email_not_confirmed'],
});

const refresh = defineRoute({
  method: 'post',
  path: '/auth/refresh',
  operationId: 'refreshSession',
  priority: 'always',
  tag,
  summary: 'Exchange a refresh token for new tokens',
  audience: 'public',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ refresh_token: z.string().min(1).max(200) })) },
  success: { status: 200, description: 'New tokens; the old refresh token is spent', schema: TokensSchema },
  problems: ['invalid_token', 'token_just_rotated'],
});

const openPageSession = defineRoute({
  method: 'post',
  path: '/auth/page-session',
  operationId: 'openPageSession',
  priority: 'always',
  tag,
  summary: "Get the cookie for the caller's own pages",
  description:
    'For a browser with tokens but no cookie. The cookie allows reading pages, is not used by the API, and ends with the session.',
  access: { as: 'signed-in' },
  success: { status: 204, description: 'The cookie comes with the response' },
});

const logout = defineRoute({
  method: 'post',
  path: '/auth/logout',
  operationId: 'logout',
  priority: 'always',
  tag,
  summary: 'End this session immediately',
  audience: 'public',
  access: { as: 'user' },
  success: { status: 204, description: 'Signed out' },
});

export const SessionSchema = z
  .object({
    id: IdSchema,
    is_current: z.boolean().openapi({ description: 'The session of this request' }),
    is_remembered: z.boolean(),
    user_agent: z.string().nullable(),
    country: z.string().nullable().openapi({ description: 'ISO 3166 code; null where it is not known', example: 'DE' }),
    created_at: InstantSchema,
    last_used_at: InstantSchema.openapi({ description: 'Exact to five minutes' }),
  })
  .openapi('Session');

const listSessions = defineRoute({
  method: 'get',
  path: '/auth/sessions',
  operationId: 'listSessions',
  priority: 'always',
  tag,
  summary: 'Sessions of the signed-in person, most recently used first',
  access: { as: 'signed-in' },
  success: { status: 200, description: 'Sessions', schema: z.object({ data: z.array(SessionSchema) }) },
});

const endSession = defineRoute({
  method: 'delete',
  path: '/auth/sessions/{id}',
  operationId: 'endSession',
  priority: 'always',
  tag,
  summary: 'End one of your sessions immediately',
  access: { as: 'signed-in', stake: 'who_may_act', openBecause: 'only_ends' },
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 204, description: 'Ended' },
  problems: ['not_found'],
});

const endAllSessions = defineRoute({
  method: 'delete',
  path: '/auth/sessions',
  operationId: 'endAllSessions',
  priority: 'always',
  tag,
  summary: 'Sign out everywhere, including this session',
  access: { as: 'signed-in', stake: 'who_may_act', openBecause: 'only_ends' },
  success: { status: 204, description: 'Signed out everywhere' },
});

const forgotPassword = defineRoute({
  method: 'post',
  path: '/auth/password/forgot',
  operationId: 'forgotPassword',
  priority: 'always',
  tag,
  summary: 'Mail a link for a new password; single-use, valid for an hour',
  description: 'The response does not reveal whether the address has an account.',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ email: EmailSchema })) },
  success: { status: 202, description: 'Accepted', schema: z.object({ email: z.string() }) },
});

const resetPassword = defineRoute({
  method: 'post',
  path: '/auth/password/reset',
  operationId: 'resetPassword',
  priority: 'always',
  tag,
  summary: 'Set a new password with a mailed link; every session ends',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ token: LinkTokenSchema, password: PasswordSchema })) },
  success: { status: 204, description: 'The new password is set' },
  problems: ['link_unknown', 'link_expired', 'link_used'],
});

const changePassword = defineRoute({
  method: 'post',
  path: '/auth/password/change',
  operationId: 'changePassword',
  priority: 'always',
  tag,
  summary: "Change the caller's password; every other session ends",
  access: { as: 'user', stake: 'who_may_act', openBecause: 'password_in_body' },
  request: {
    body: jsonBody(z.strictObject({ current_password: z.string().min(1).max(1000), password: PasswordSchema })),
  },
  success: { status: 204, description: 'The new password is set' },
  problems: ['wrong_password'],
});

const MembershipSchema = z
  .object({
    business_id: z.string(),
    company_name: z.string(),
    is_owner: z.boolean(),
    role: z.enum(teamRoles),
    permissions: z.array(z.enum(permissions)),
    status: z.enum(memberStatuses),
  })
  .openapi('Membership');

const getMe = defineRoute({
  method: 'get',
  path: '/me',
  operationId: 'getMe',
  priority: 'always',
  tag,
  summary: 'The signed-in person and their businesses',
  access: { as: 'user' },
  hasEtag: true,
  success: {
    status: 200,
    description: 'Signed-in person',
    schema: z.object({
      id: z.string(),
      email: z.string(),
      email_state: z.enum(['ok', ...suppressionCauses]).openapi({
        description: '`bounced` gets no mail any more; `complained` none that can be turned off',
      }),
      name: z.string().nullable(),
      memberships: z.array(MembershipSchema),
    }),
  },
});

export const sessionsRoutes = {
  login,
  refresh,
  openPageSession,
  logout,
  listSessions,
  endSession,
  endAllSessions,
  forgotPassword,
  resetPassword,
  changePassword,
  getMe,
};
