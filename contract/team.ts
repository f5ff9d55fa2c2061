import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, emptyToNull, IdSchema, InstantSchema, nameLine } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { LinkTokenSchema } from '#contract/shared/tokens.ts';
import { memberStatuses, permissions, teamRoles } from '#domain/team/permissions.ts';

const tag = 'Team';
const access = { as: 'member', requires: 'manage_team' } as const;
/** Requires a recent proof of identity. */
const atStake = { ...access, stake: 'who_may_act' } as const;
const params = z.object({ id: IdSchema });
const linkProblems = ['link_unknown', 'link_expired', 'link_used', 'link_withdrawn', 'link_replaced'] as const;

const NameSchema = nameLine(120);
const PermissionsSchema = z
  .array(z.enum(permissions))
  .max(permissions.length)
  .transform((keys) => permissions.filter((key) => keys.includes(key)))
  .openapi({ type: 'array', items: { type: 'string', enum: [...permissions] } });

/** Changes without edits: `If-Match` ignores it. */
export const memberEtagLeavesOut = ['is_undeliverable'] as const;

export const TeamMemberSchema = z
  .object({
    id: IdSchema,
    business_id: IdSchema,
    user_email: z.string(),
    user_name: z.string().nullable(),
    role: z.enum(teamRoles).openapi({ description: 'A title; it grants nothing' }),
    permissions: z.array(z.enum(permissions)),
    status: z.enum(memberStatuses),
    is_owner: z.boolean(),
    invitation_expires_at: InstantSchema.nullable().openapi({ description: 'Only while invited' }),
    is_undeliverable: z.boolean().openapi({ description: 'Mails to this address come back' }),
    created_at: InstantSchema,
  })
  .openapi('TeamMember');

const listTeam = defineRoute({
  method: 'get',
  path: '/team',
  operationId: 'listTeam',
  priority: 'always',
  tag,
  summary: 'Members of the business, newest first',
  access,
  request: { query: z.strictObject(PagingQuery) },
  success: { status: 200, description: 'One page of members', schema: pageOf(TeamMemberSchema) },
});

const inviteMember = defineRoute({
  method: 'post',
  path: '/team',
  operationId: 'inviteMember',
  priority: 'always',
  tag,
  summary: 'Invite a person by e-mail; the link is single-use and valid for seven days',
  description: 'The response does not reveal whether the address has an account elsewhere.',
  access: atStake,
  isIdempotent: true,
  request: {
    body: jsonBody(
      z.strictObject({
        user_email: EmailSchema,
        user_name: emptyToNull(NameSchema).default(null),
        role: z.enum(teamRoles).default('member'),
        permissions: PermissionsSchema.default([]),
      }),
    ),
  },
  success: { status: 201, description: 'Invited', schema: TeamMemberSchema },
  problems: [
    'invite_self',
    'invite_owner',
    'already_member',
    'already_invited',
    'permission_not_held',
    'limit_reached',
  ],
});

const updateMember = defineRoute({
  method: 'patch',
  path: '/team/{id}',
  operationId: 'updateMember',
  priority: 'always',
  tag,
  summary: "Change a member's role, rights or name, or activate or deactivate them",
  access: atStake,
  hasEtag: true,
  etagLeavesOut: memberEtagLeavesOut,
  request: {
    params,
    body: jsonBody(
      z
        .strictObject({
          user_name: emptyToNull(NameSchema),
          role: z.enum(teamRoles),
          permissions: PermissionsSchema,
          status: z.enum(['active', 'inactive']),
        })
        .partial(),
    ),
  },
  success: { status: 200, description: 'The changed member', schema: TeamMemberSchema },
  problems: ['not_found', 'owner_fixed', 'own_membership', 'member_state', 'permission_not_held'],
});

const removeMember = defineRoute({
  method: 'delete',
  path: '/team/{id}',
  operationId: 'removeMember',
  priority: 'always',
  tag,
  summary: 'Remove a member, or withdraw an invitation; access ends immediately',
  access: { ...access, stake: 'who_may_act', openBecause: 'only_ends' },
  request: { params },
  success: { status: 204, description: 'Removed' },
  problems: ['not_found', 'owner_fixed', 'own_membership'],
});

const resendInvitation = defineRoute({
  method: 'post',
  path: '/team/{id}/resend',
  operationId: 'resendInvitation',
  priority: 'always',
  tag,
  summary: 'Mail a new invitation; the previous link becomes invalid',
  access: atStake,
  isIdempotent: true,
  request: { params },
  success: { status: 200, description: 'Being mailed', schema: TeamMemberSchema },
  problems: ['not_found', 'member_state', 'permission_not_held'],
});

const readInvitation = defineRoute({
  method: 'post',
  path: '/team/invitation',
  operationId: 'readInvitation',
  priority: 'always',
  tag,
  summary: 'Content of a mailed invitation, for the holder of its link',
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ token: LinkTokenSchema })) },
  success: {
    status: 200,
    description: 'Invitation',
    schema: z.object({
      company_name: z.string(),
      invited_by: z.string().nullable(),
      user_email: z.string(),
      user_name: z.string().nullable(),
      role: z.enum(teamRoles),
      has_account: z.boolean().openapi({ description: "If so, accepting requires that account's password" }),
      expires_at: InstantSchema,
    }),
  },
  problems: linkProblems,
});

const acceptInvitation = defineRoute({
  method: 'post',
  path: '/team/accept',
  operationId: 'acceptInvitation',
  priority: 'always',
  tag,
  summary: "Accept an invitation with a new password and name, or with the existing account's password",
  access: { as: 'visitor' },
  request: {
    body: jsonBody(
      z.strictObject({
        token: LinkTokenSchema,
        password: z.string().min(1).max(1000).optional(),
        name: NameSchema.optional(),
      }),
    ),
  },
  success: {
    status: 200,
    description: 'Active member; sign in with this address',
    schema: z.object({ business_id: IdSchema, company_name: z.string(), user_email: z.string() }),
  },
  problems: [...linkProblems, 'invalid_credentials'],
});

const TeamSecuritySchema = z
  .object({ second_factor_required: z.boolean() })
  .openapi('TeamSecurity', { description: 'Security requirements for members' });

const getTeamSecurity = defineRoute({
  method: 'get',
  path: '/team/security',
  operationId: 'getTeamSecurity',
  priority: 'always',
  tag,
  summary: 'Security requirements of the team',
  access: { as: 'member', requires: 'owner' },
  success: { status: 200, description: 'Security of the team', schema: TeamSecuritySchema },
});

const setTeamSecurity = defineRoute({
  method: 'put',
  path: '/team/security',
  operationId: 'setTeamSecurity',
  priority: 'always',
  tag,
  summary: 'Require a second factor of members, or not',
  description: 'Applies to sessions that start afterwards. The owner needs a second factor first.',
  access: { as: 'member', requires: 'owner', stake: 'who_may_act' },
  request: { body: jsonBody(z.strictObject({ second_factor_required: z.boolean() })) },
  success: { status: 200, description: 'Security of the team', schema: TeamSecuritySchema },
});

export const teamRoutes = {
  listTeam,
  inviteMember,
  updateMember,
  removeMember,
  resendInvitation,
  readInvitation,
  acceptInvitation,
  getTeamSecurity,
  setTeamSecurity,
};
