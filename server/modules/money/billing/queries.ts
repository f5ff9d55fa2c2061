import { eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { billingDetails } from '#database/schema/billing.ts';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { presumedDetails } from '#domain/billing/billing-details.ts';
import type { Language } from '#domain/shared/language.ts';

export interface Billing {
  details: BillingDetails;
  isSaid: boolean;
  owner: { name: string | null; email: string; language: Language };
}

/** As the owner entered them, else the business data with the owner's address. */
export async function findBilling(db: Connection, businessId: string): Promise<Billing> {
  const [row] = await db
    .select({
      said: billingDetails,
      companyName: businesses.companyName,
      address: businesses.address,
      taxId: businesses.taxId,
      owner: { name: users.name, email: users.email, language: users.language },
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .leftJoin(billingDetails, eq(billingDetails.businessId, businesses.id))
    .where(eq(businesses.id, businessId));
  if (!row) throw new Error(`business ${businessId} does not exist`);
  const { said, owner } = row;
  if (!said) return { details: presumedDetails({ ...row, email: owner.email }), isSaid: false, owner };
  const { company, street, postcode, city, vatId, email, orderNumber } = said;
  return { details: { company, street, postcode, city, vatId, email, orderNumber }, isSaid: true, owner };
}

/** The owner's name; null if unknown, or if invoices are mailed to another person. */
export async function findOwnerName(db: Connection, businessId: string, invoicesTo: string): Promise<string | null> {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(eq(businesses.id, businessId));
  return row?.email === invoicesTo ? row.name : null;
}
