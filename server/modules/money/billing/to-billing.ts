import type { z } from 'zod';
import type { BillingSchema } from '#contract/billing.ts';
import { isVatIdRight } from '#domain/billing/billing-details.ts';
import type { Billing } from '#server/modules/money/billing/queries.ts';

export function toBilling({ details, isSaid }: Billing): z.input<typeof BillingSchema> {
  const { company, street, postcode, city, vatId, email, orderNumber } = details;
  return {
    company,
    street,
    postcode,
    city,
    vat_id: vatId,
    is_vat_id_right: isVatIdRight(vatId),
    email,
    order_number: orderNumber,
    is_presumed: !isSaid,
  };
}
