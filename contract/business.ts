import { z } from '@hono/zod-openapi';
import { InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
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
    managing_director: z.string().nullable(),
    tax_id: z.string().nullable(),
    verification_status: z.enum(verificationStatuses),
    created_at: InstantSchema,
    updated_at: InstantSchema,
  })
  .openapi('Business');

export const getBusiness = defineRoute({
  method: 'get',
  path: '/business',
  operationId: 'getBusiness',
  tag,
  summary: 'The business of the signed-in member',
  access: { as: 'member', requires: 'active' },
  success: { status: 200, description: 'Business', schema: BusinessSchema },
});

export const StatsSchema = z
  .object({
    views_today: z.number().int(),
    views_this_week: z.number().int(),
    views_by_day: z.array(z.object({ day: z.string(), views: z.number().int() })).openapi({
      description: 'Seven days of the week that starts on Sunday',
    }),
    events_today: z.number().int(),
    events_this_week: z.number().int(),
  })
  .openapi('BusinessStats');

export const getBusinessStats = defineRoute({
  method: 'get',
  path: '/business/stats',
  operationId: 'getBusinessStats',
  tag,
  summary: 'Figures of the stat cards: views and own events, today and this week (Sunday to Sunday)',
  access: { as: 'member', requires: 'active' },
  success: { status: 200, description: 'Figures', schema: StatsSchema },
});
