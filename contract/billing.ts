import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { EmailSchema, emptyToNull, line, nameLine } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { billingLengths } from '#domain/billing/billing-details.ts';
import { isPostcode } from '#domain/verification/contact-data.ts';

const tag = 'Subscription';
const access = { as: 'member', requires: 'owner' } as const;

export const BillingSchema = z
  .object({
    company: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    vat_id: z.string().nullable(),
    is_vat_id_right: z.boolean().nullable().openapi({
      description:
        'Whether its check digits are valid; null without one, or for another country. An invalid one does not prevent a purchase',
    }),
    email: z.string(),
    order_number: z.string().nullable(),
    is_presumed: z.boolean().openapi({ description: 'True until it is set: until then it follows the business data' }),
  })
  .openapi('Billing', {
    example: {
      company: 'Fette Ecke Gastro GmbH',
      street: 'Weserstraße 104',
      postcode: '12047',
      city: 'Berlin',
      vat_id: 'DE136695976',
      is_vat_id_right: true,
      email: 'buero@fette-ecke.example',
      order_number: null,
      is_presumed: false,
    },
  });

const getBilling = defineRoute({
  method: 'get',
  path: '/billing',
  operationId: 'getBilling',
  priority: 'member_reads',
  tag,
  summary: 'Billing details of invoices, and their mail address',
  access,
  hasEtag: true,
  success: { status: 200, description: 'Billing data', schema: BillingSchema },
});

const PostcodeSchema = z
  .string()
  .trim()
  .refine(isPostcode, { message: 'Not a German postcode', params: { code: 'postcode' } })
  .openapi({ example: '12047' });

/** No defaults: omitted fields stay unchanged. Empty optional fields become null. */
const BillingChangesSchema = z
  .strictObject({
    company: nameLine(billingLengths.company, 1),
    street: line(billingLengths.street, 1),
    postcode: PostcodeSchema,
    city: line(billingLengths.city, 1),
    vat_id: emptyToNull(line(billingLengths.vat_id)),
    email: EmailSchema,
    order_number: emptyToNull(line(billingLengths.order_number)),
  })
  .partial()
  .openapi('BillingChanges');
export type BillingChanges = z.output<typeof BillingChangesSchema>;

const updateBilling = defineRoute({
  method: 'patch',
  path: '/billing',
  operationId: 'updateBilling',
  priority: 'writes',
  tag,
  summary: 'Change the billing details of future invoices; issued ones stay as they are',
  access: { ...access, stake: 'moves_money' },
  hasEtag: true,
  request: { body: jsonBody(BillingChangesSchema) },
  success: { status: 200, description: 'The changed billing data', schema: BillingSchema },
});

export const billingRoutes = { getBilling, updateBilling };
