import { z } from '@hono/zod-openapi';
import { ProposalsSchema } from '#contract/proposals.ts';
import { formBody, jsonBody, uploadBytes } from '#contract/shared/body.ts';
import { DaySchema, EmailSchema, emptyToNull, IdSchema, InstantSchema, line, text } from '#contract/shared/fields.ts';
import { OpeningHoursSchema, SeasonsSchema, SpecialDaysSchema } from '#contract/shared/hours.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { maxProfileCategories, profileCategories } from '#domain/catalogue/profile-categories.ts';
import { lands } from '#domain/hours/lands.ts';
import { accentNames } from '#domain/profile/accents.ts';
import { maxClosures, profileLengths } from '#domain/profile/limits.ts';
import { imageFile } from '#domain/shared/image.ts';

const tag = 'Profile';

const ClosureSchema = z
  .strictObject({
    id: z.string().trim().min(1).max(profileLengths.closure_id),
    start_date: DaySchema,
    end_date: DaySchema,
    reason: text(profileLengths.closure_reason),
  })
  .refine(({ start_date: start, end_date: end }) => start <= end, {
    path: ['end_date'],
    message: 'Ends before it starts',
    params: { code: 'closure_order' },
  })
  .openapi('ExtraordinaryClosure', { description: 'Closed from the first to the last day, both included' });

const WebsiteSchema = z.url({ protocol: /^https?$/ }).max(profileLengths.website_url);

const hasNoRepeat = (values: readonly string[]) => new Set(values).size === values.length;

const readColumns = {
  id: z.string(),
  business_id: z.string(),
  profile_image_url: z.string().nullable(),
  accent: z
    .enum(accentNames)
    .nullable()
    .openapi({ description: 'Guests see it, and the logo, as long as the plan gives branding' }),
  logo_url: z.string().nullable(),
  proposals: ProposalsSchema,
  updated_at: InstantSchema,
};

const LandSchema = z.enum(lands).nullable().openapi({
  description: 'The Land that determines the public holidays; null while the address has none',
});

const answeredHours = {
  special_days: SpecialDaysSchema,
  seasons: SeasonsSchema,
  closed_on_holidays: z.boolean(),
  holiday_land: LandSchema,
};

export const ProfileSchema = z
  .object({
    ...readColumns,
    display_name: z.string(),
    description: z.string(),
    opening_hours: OpeningHoursSchema,
    public_phone: z.string().nullable(),
    public_email: z.string().nullable(),
    website_url: z.string().nullable(),
    show_phone: z.boolean(),
    show_email: z.boolean(),
    is_visible: z.boolean(),
    categories: z.array(z.enum(profileCategories)),
    extraordinary_closures: z.array(ClosureSchema),
    ...answeredHours,
  })
  .openapi('Profile');

const ClosuresSchema = z
  .array(ClosureSchema)
  .max(maxClosures)
  .refine((closures) => hasNoRepeat(closures.map(({ id }) => id)), 'Uses an id twice');

const HoursInputSchema = z
  .strictObject({
    opening_hours: OpeningHoursSchema,
    extraordinary_closures: ClosuresSchema,
    special_days: SpecialDaysSchema,
    seasons: SeasonsSchema,
    closed_on_holidays: z.boolean(),
    holiday_land: LandSchema,
  })
  .partial()
  .openapi('HoursInput', { description: 'Hours to check; omitted parts are read from the profile' });

export const HoursConflictSchema = z
  .object({
    id: IdSchema,
    title: z.string(),
    event_date: DaySchema,
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
    joined: z.int().openapi({ description: 'How many people have joined' }),
    conflict: z.enum(['closed', 'outside']).openapi({
      description:
        '`closed`: the business is closed that day; `outside`: it begins or ends outside of the opening hours',
    }),
    day: DaySchema.openapi({ description: 'The day it counts for: 00:30 belongs to the previous night' }),
    closed_by: z.enum(['closure', 'special_day', 'holiday', 'season', 'week']).openapi({
      description: 'What holds on that day',
    }),
  })
  .openapi('HoursConflict');

const ProfileInputSchema = z
  .strictObject({
    display_name: line(profileLengths.display_name, 1),
    description: text(profileLengths.description).default(''),
    opening_hours: OpeningHoursSchema.optional(),
    public_phone: emptyToNull(line(profileLengths.public_phone)).default(null),
    public_email: emptyToNull(EmailSchema).default(null),
    website_url: emptyToNull(WebsiteSchema).default(null),
    show_phone: z.boolean().default(false),
    show_email: z.boolean().default(false),
    is_visible: z.boolean().optional(),
    categories: z
      .array(z.enum(profileCategories))
      .max(maxProfileCategories)
      .refine(hasNoRepeat, 'Names a category twice')
      .default([]),
    extraordinary_closures: ClosuresSchema.default([]),
    special_days: SpecialDaysSchema.optional(),
    seasons: SeasonsSchema.optional(),
    closed_on_holidays: z.boolean().optional(),
    holiday_land: LandSchema.optional(),
    id: readColumns.id.optional(),
    business_id: readColumns.business_id.optional(),
    profile_image_url: readColumns.profile_image_url.optional(),
    accent: readColumns.accent.optional(),
    logo_url: readColumns.logo_url.optional(),
    proposals: readColumns.proposals.optional(),
    updated_at: readColumns.updated_at.optional(),
  })
  .openapi('ProfileInput', {
    description:
      'Replaces the profile. `opening_hours`, `special_days`, `seasons`, `closed_on_holidays`, `holiday_land` and `is_visible` stay unchanged if omitted; a new profile gets defaults. Spans of a day are returned in order. Without a `holiday_land`, that of the address counts; 422 `land_needed` when there is none and the business closes on holidays. `id`, `business_id`, `profile_image_url`, `accent`, `logo_url`, `proposals` and `updated_at` are accepted and ignored.',
  });

export type HoursInput = z.output<typeof HoursInputSchema>;
export type ProfileInput = z.output<typeof ProfileInputSchema>;

const getProfile = defineRoute({
  method: 'get',
  path: '/profile',
  operationId: 'getProfile',
  priority: 'member_reads',
  tag,
  summary: 'The public profile; 404 when there is none yet',
  description: 'An API key reads telephone and e-mail only if the business shows them.',
  access: { as: 'member', requires: 'active', scope: 'profile:read' },
  hasEtag: true,
  success: { status: 200, description: 'Profile', schema: ProfileSchema },
  problems: ['not_found'],
});

const saveProfile = defineRoute({
  method: 'put',
  path: '/profile',
  operationId: 'saveProfile',
  priority: 'writes',
  tag,
  summary: 'Save the public profile, creating it if missing',
  description:
    'Of a verified business the display name is a checked fact: a new one waits in `proposals` until a reviewer accepts it, and guests see the old one. Sending the old one withdraws a proposal.',
  access: { as: 'member', requires: 'edit_user_view' },
  hasEtag: true,
  request: { body: jsonBody(ProfileInputSchema) },
  success: { status: 200, description: 'The saved profile', schema: ProfileSchema },
});

const checkHours = defineRoute({
  method: 'post',
  path: '/profile/hours/check',
  operationId: 'checkHours',
  priority: 'writes',
  tag,
  summary: 'Check which published events contradict these hours',
  description:
    'Saves nothing. Use it before saving closures and special days, to cancel or move events. Ignores events elsewhere. At most 100, soonest first.',
  access: { as: 'member', requires: 'edit_user_view' },
  request: { body: jsonBody(HoursInputSchema) },
  success: {
    status: 200,
    description: 'The events',
    schema: z.object({ data: z.array(HoursConflictSchema) }),
  },
});

const uploadProfileImage = defineRoute({
  method: 'put',
  path: '/profile/image',
  operationId: 'uploadProfileImage',
  priority: 'always',
  tag,
  summary: 'Set the image of the profile (JPG, PNG, GIF, WebP or AVIF, at most 5 MB and 25 megapixels)',
  description:
    'Kept without metadata in two sizes: `….webp` for a page, `…-card.webp` for a card. Replaces the previous one.',
  access: { as: 'member', requires: 'edit_user_view' },
  hasEtag: true,
  maxBodyBytes: uploadBytes(imageFile.maxBytes),
  request: {
    body: formBody(z.object({ image: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) })),
  },
  success: { status: 200, description: 'The profile with its new image', schema: ProfileSchema },
  problems: ['not_found', 'file_type', 'image_unreadable', 'image_dimensions'],
});

const removeProfileImage = defineRoute({
  method: 'delete',
  path: '/profile/image',
  operationId: 'removeProfileImage',
  priority: 'always',
  tag,
  summary: 'Remove the profile image and its files',
  access: { as: 'member', requires: 'edit_user_view' },
  hasEtag: true,
  success: { status: 200, description: 'The profile without image', schema: ProfileSchema },
  problems: ['not_found'],
});

const setAccent = defineRoute({
  method: 'put',
  path: '/profile/accent',
  operationId: 'setAccent',
  priority: 'writes',
  tag,
  summary: 'Choose the accent of the business, or null for none',
  description:
    'Text is legible on each of these colours. 403 `plan_needed` without branding in the plan; removing is always possible.',
  access: { as: 'member', requires: 'edit_user_view' },
  hasEtag: true,
  request: { body: jsonBody(z.strictObject({ accent: z.enum(accentNames).nullable() })) },
  success: { status: 200, description: 'The profile with its accent', schema: ProfileSchema },
  problems: ['not_found', 'plan_needed'],
});

const uploadLogo = defineRoute({
  method: 'put',
  path: '/profile/logo',
  operationId: 'uploadLogo',
  priority: 'always',
  tag,
  summary: 'Set the logo of the business (JPG, PNG, GIF, WebP or AVIF, at most 5 MB and 25 megapixels)',
  description:
    'Stored without metadata in two sizes like the image; transparency is kept. 403 `plan_needed` when the plan gives no branding.',
  access: { as: 'member', requires: 'edit_user_view' },
  hasEtag: true,
  maxBodyBytes: uploadBytes(imageFile.maxBytes),
  request: {
    body: formBody(z.object({ logo: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) })),
  },
  success: { status: 200, description: 'The profile with its new logo', schema: ProfileSchema },
  problems: ['not_found', 'plan_needed', 'file_type', 'image_unreadable', 'image_dimensions'],
});

const removeLogo = defineRoute({
  method: 'delete',
  path: '/profile/logo',
  operationId: 'removeLogo',
  priority: 'always',
  tag,
  summary: 'Remove the logo and its files',
  access: { as: 'member', requires: 'edit_user_view' },
  hasEtag: true,
  success: { status: 200, description: 'The profile without logo', schema: ProfileSchema },
  problems: ['not_found'],
});

export const profileRoutes = {
  getProfile,
  saveProfile,
  checkHours,
  uploadProfileImage,
  removeProfileImage,
  setAccent,
  uploadLogo,
  removeLogo,
};
