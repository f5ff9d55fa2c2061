import { z } from '@hono/zod-openapi';
import { PasswordSchema } from '#contract/registrations.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { LinkTokenSchema } from '#contract/shared/tokens.ts';
import { staffLinkHours, staffName, staffStates } from '#domain/staff/accounts.ts';
import { staffNoticeKinds } from '#domain/staff/notices.ts';
import { staffRights, staffRoles } from '#domain/staff/roles.ts';

const tag = 'Review';
const manages = { as: 'reviewer', may: 'manage_staff' } as const;
const params = z.object({ id: IdSchema });

const StaffRoleSchema = z.enum(staffRoles).openapi('StaffRole');

const StaffNameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(staffName)
  .openapi({ description: '3 to 40 of a-z, 0-9, dot, hyphen and underscore', example: 'rita' });

const StaffNoticeSchema = z
  .object({
    what: z.enum(staffNoticeKinds).openapi({
      description: '`lead_made`, `link_made`: for the other leads; `factor_guessed`: for leads and the account itself',
    }),
    about: z.string().openapi({ description: 'The user name of the account' }),
    by: z.string().nullable().openapi({ description: 'The lead who did it; null for the operator' }),
    at: InstantSchema,
  })
  .openapi('StaffNotice');

const StaffSelfSchema = z
  .object({
    id: IdSchema,
    username: z.string(),
    role: StaffRoleSchema,
    rights: z.array(z.enum(staffRights)).openapi({ description: 'What the role may' }),
    notices: z.array(StaffNoticeSchema).openapi({ description: 'Changes of staff accounts, newest first' }),
  })
  .openapi('StaffSelf');

const StaffMemberSchema = z
  .object({
    id: IdSchema,
    username: z.string(),
    role: StaffRoleSchema,
    status: z.enum(staffStates).openapi({ description: '`invited` was given a link and has never signed in' }),
    last_signed_in_at: InstantSchema.nullable(),
    created_at: InstantSchema,
  })
  .openapi('StaffMember');

const StaffInvitationSchema = z
  .object({
    member: StaffMemberSchema,
    link: z.string().openapi({ description: 'Shown once: its holder chooses the password of the account' }),
    expires_at: InstantSchema,
  })
  .openapi('StaffInvitation');

const getReviewer = defineRoute({
  method: 'get',
  path: '/review/me',
  operationId: 'getReviewer',
  priority: 'always',
  tag,
  summary: 'The signed-in staff account and its rights',
  access: { as: 'reviewer', may: 'active' },
  success: { status: 200, description: 'The own account', schema: StaffSelfSchema },
});

const clearStaffNotices = defineRoute({
  method: 'delete',
  path: '/review/me/notices',
  operationId: 'clearStaffNotices',
  priority: 'always',
  tag,
  summary: 'Delete the seen notices about staff accounts',
  access: { as: 'reviewer', may: 'active' },
  success: { status: 204, description: 'Gone' },
});

const listStaff = defineRoute({
  method: 'get',
  path: '/review/staff',
  operationId: 'listStaff',
  priority: 'always',
  tag,
  summary: 'All staff with role, state and last sign-in, by name',
  access: manages,
  success: { status: 200, description: 'Staff', schema: z.object({ data: z.array(StaffMemberSchema) }) },
});

const addStaff = defineRoute({
  method: 'post',
  path: '/review/staff',
  operationId: 'addStaff',
  priority: 'always',
  tag,
  summary: 'Create an account without a password, and a link to choose one',
  description: `The link is single-use, valid for ${staffLinkHours} hours.`,
  access: { ...manages, stake: 'who_may_act' },
  request: { body: jsonBody(z.strictObject({ username: StaffNameSchema, role: StaffRoleSchema })) },
  success: { status: 201, description: 'The account and its link', schema: StaffInvitationSchema },
  problems: ['username_taken'],
});

const updateStaff = defineRoute({
  method: 'patch',
  path: '/review/staff/{id}',
  operationId: 'updateStaff',
  priority: 'always',
  tag,
  summary: 'Change a role, or disable an account immediately; its decisions stay',
  access: { ...manages, stake: 'who_may_act' },
  request: {
    params,
    body: jsonBody(z.strictObject({ role: StaffRoleSchema.optional(), is_disabled: z.boolean().optional() })),
  },
  success: { status: 200, description: 'The account', schema: StaffMemberSchema },
  problems: ['not_found', 'last_lead'],
});

const createStaffLink = defineRoute({
  method: 'post',
  path: '/review/staff/{id}/link',
  operationId: 'createStaffLink',
  priority: 'always',
  tag,
  summary: 'Create a link for a new password; an earlier link becomes invalid',
  description: `It is single-use, valid for ${staffLinkHours} hours. The old password stays valid until it is used.`,
  access: { ...manages, stake: 'who_may_act' },
  request: { params },
  success: { status: 201, description: 'The account and its link', schema: StaffInvitationSchema },
  problems: ['not_found', 'member_state'],
});

const acceptStaffLink = defineRoute({
  method: 'post',
  path: '/review/password/reset',
  operationId: 'acceptStaffLink',
  priority: 'always',
  tag,
  summary: "Choose a password by a lead's link; every session of the account ends",
  access: { as: 'visitor' },
  request: { body: jsonBody(z.strictObject({ token: LinkTokenSchema, password: PasswordSchema })) },
  success: {
    status: 200,
    description: 'The password is set',
    schema: z.object({ username: z.string() }),
  },
  problems: ['link_unknown', 'link_expired'],
});

export const staffRoutes = {
  getReviewer,
  clearStaffNotices,
  listStaff,
  addStaff,
  updateStaff,
  createStaffLink,
  acceptStaffLink,
};
