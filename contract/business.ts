import { z } from '@hono/zod-openapi';
import { ProposalsSchema } from '#contract/proposals.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, emptyToNull, InstantSchema, line, nameLine } from '#contract/shared/fields.ts';
import { LatitudeSchema, LongitudeSchema, PlaceSchema } from '#contract/shared/place.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { imprintGapKinds } from '#domain/business/imprint.ts';
import { businessLengths } from '#domain/business/limits.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
import { worstDeviceAccuracyM } from '#domain/geography/place.ts';
import { verificationStatuses } from '#domain/verification/status.ts';

const tag = 'Business';

export const BusinessSchema = z
  .object({
    id: z.string(),
    user_id: z.string(),
    company_name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    business_type: z.enum(businessTypes),
    legal_form: z.enum(legalForms),
    handelsregister_number: z.string().nullable(),
    licence_number: z.string().nullable().openapi({ description: 'Required for bars, restaurants and clubs' }),
    managing_director: z.string().nullable(),
    imprint_gaps: z
      .array(z.enum(imprintGapKinds))
      .openapi({ description: "Missing facts in the public page's imprint" }),
    open_measures: z.int().openapi({ description: 'Measures of the operator that have not ended' }),
    tax_id: z.string().nullable(),
    verification_status: z.enum(verificationStatuses),
    proposals: ProposalsSchema,
    deletes_at: InstantSchema.nullable().openapi({ description: 'When the account will be deleted; null: it stays' }),
    created_at: InstantSchema,
    updated_at: InstantSchema,
  })
  .openapi('Business');

const getBusiness = defineRoute({
  method: 'get',
  path: '/business',
  operationId: 'getBusiness',
  priority: 'member_reads',
  tag,
  summary: 'The business of the signed-in member',
  access: { as: 'member', requires: 'active' },
  hasEtag: true,
  success: { status: 200, description: 'Business', schema: BusinessSchema },
});

/** No defaults: omitted fields stay unchanged. Empty optional fields become null. */
const BusinessChangesSchema = z
  .strictObject({
    company_name: nameLine(businessLengths.company_name, 1),
    address: line(businessLengths.address, 1),
    phone: line(businessLengths.phone, 1),
    email: EmailSchema,
    business_type: z.enum(businessTypes),
    legal_form: z.enum(legalForms),
    handelsregister_number: emptyToNull(line(businessLengths.handelsregister_number)),
    licence_number: emptyToNull(line(businessLengths.licence_number)),
    managing_director: emptyToNull(nameLine(businessLengths.managing_director)),
    tax_id: emptyToNull(line(businessLengths.tax_id)),
  })
  .partial()
  .openapi('BusinessChanges');

export type BusinessChanges = z.output<typeof BusinessChangesSchema>;

const updateBusiness = defineRoute({
  method: 'patch',
  path: '/business',
  operationId: 'updateBusiness',
  priority: 'writes',
  tag,
  summary: 'Change the business data; owner only',
  description:
    'Of a verified business, name, legal form, register number, tax number, address and managing director are checked facts: a new value waits in `proposals` until a reviewer agrees, and the old one stays. The other fields are saved immediately. The old value withdraws what waits.',
  access: { as: 'member', requires: 'owner' },
  hasEtag: true,
  request: { body: jsonBody(BusinessChangesSchema) },
  success: { status: 200, description: 'The changed business', schema: BusinessSchema },
});

export const PlaceOfBusinessSchema = z
  .object({
    place: PlaceSchema.nullable().openapi({ description: 'Null while the address has no known postcode' }),
    located_at: InstantSchema.nullable(),
  })
  .openapi('PlaceOfBusiness');

const getPlace = defineRoute({
  method: 'get',
  path: '/business/place',
  operationId: 'getPlace',
  priority: 'member_reads',
  tag,
  summary: 'Location of the business',
  access: { as: 'member', requires: 'active' },
  success: { status: 200, description: 'Place', schema: PlaceOfBusinessSchema },
});

const PlaceChangeSchema = z
  .strictObject({
    latitude: LatitudeSchema,
    longitude: LongitudeSchema,
    accuracy_m: z
      .number()
      .min(0)
      .max(worstDeviceAccuracyM)
      .optional()
      .openapi({ description: `Accuracy of the device in metres, at most ${worstDeviceAccuracyM}; default 25` }),
  })
  .openapi('PlaceChange');
export type PlaceChange = z.output<typeof PlaceChangeSchema>;

const setPlace = defineRoute({
  method: 'put',
  path: '/business/place',
  operationId: 'setPlace',
  priority: 'writes',
  tag,
  summary: 'Set the location of the business',
  description: 'Valid until the address changes; then the centre of the new postcode applies.',
  access: { as: 'member', requires: 'edit_user_view' },
  request: { body: jsonBody(PlaceChangeSchema) },
  success: { status: 200, description: 'The new place', schema: PlaceOfBusinessSchema },
});

const resetPlace = defineRoute({
  method: 'delete',
  path: '/business/place',
  operationId: 'resetPlace',
  priority: 'writes',
  tag,
  summary: "Reset the location to the postcode's centre",
  access: { as: 'member', requires: 'edit_user_view' },
  success: { status: 200, description: 'The place of the postcode', schema: PlaceOfBusinessSchema },
});

export const PageOfBusinessSchema = z
  .object({
    is_public: z.boolean().openapi({ description: 'Whether guests see the business now' }),
    page_url: z
      .string()
      .nullable()
      .openapi({ description: 'The public page; null until the business was public once' }),
    feed_url: z.string().nullable().openapi({ description: 'Atom feed of coming events; null without a page' }),
    calendar_url: z.string().openapi({ description: 'Calendar subscription' }),
  })
  .openapi('PageOfBusiness');

const getBusinessPage = defineRoute({
  method: 'get',
  path: '/business/page',
  operationId: 'getBusinessPage',
  priority: 'member_reads',
  tag,
  summary: 'The public addresses of the business',
  access: { as: 'member', requires: 'active', scope: 'profile:read' },
  success: { status: 200, description: 'Addresses', schema: PageOfBusinessSchema },
});

const withoutRight = 'Null without the right `view_analytics`';

export const StatsSchema = z
  .object({
    views_today: z.int().nullable().openapi({ description: withoutRight }),
    views_this_week: z.int().nullable().openapi({ description: withoutRight }),
    views_by_day: z
      .array(z.object({ day: z.string(), views: z.int() }))
      .nullable()
      .openapi({ description: `Seven days of the week that starts on Sunday. ${withoutRight}` }),
    events_today: z.int(),
    events_this_week: z.int(),
  })
  .openapi('BusinessStats');

const getBusinessStats = defineRoute({
  method: 'get',
  path: '/business/stats',
  operationId: 'getBusinessStats',
  priority: 'member_reads',
  tag,
  summary: 'Figures of the stat cards: views and own events, today and this week (Sunday to Sunday)',
  access: { as: 'member', requires: 'active', scope: 'analytics:read' },
  success: { status: 200, description: 'Figures', schema: StatsSchema },
});

export const businessRoutes = {
  getBusiness,
  updateBusiness,
  getBusinessPage,
  getPlace,
  setPlace,
  resetPlace,
  getBusinessStats,
};
