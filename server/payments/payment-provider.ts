import type { CheckoutType, Offer } from '#domain/plans/offers.ts';
import type { Context } from '#server/context/context.ts';

export interface Payer {
  businessId: string;
  email: string;
  companyName: string;
}

export interface Checkout {
  businessId: string;
  customerId: string;
  offer: Offer;
  /** Where the browser goes afterwards. */
  returnUrl: string;
}

/** The subscription that counts, in our words: `active`, `inactive`, or the provider's own word for anything else. */
export interface ProviderSubscription {
  id: string;
  status: string;
  plan: string | null;
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
}

/** Money that arrived. */
export interface ProviderPayment {
  reference: string;
  type: CheckoutType;
  item: string;
  credits: number;
  amountCents: number;
  paidAt: Date;
  /** The plan period that was paid for; null for a pack. */
  periodEnd: Date | null;
  isRefunded: boolean;
}

export interface CustomerState {
  subscription: ProviderSubscription | null;
  /** Recent payments, oldest first. */
  payments: ProviderPayment[];
}

/**
 * What the product needs of a payment provider. Stripe and the demo's pretend provider both fulfil it. State is always read
 * whole, never taken from a message, so that it does not matter in which order messages arrive.
 */
export interface PaymentProvider {
  createCustomer(ctx: Context, payer: Payer): Promise<string>;
  /** Address of a page where the offer is paid. */
  createCheckout(ctx: Context, checkout: Checkout): Promise<string>;
  /** Address of a page where the customer manages the subscription. */
  createPortal(ctx: Context, portal: { customerId: string; returnUrl: string }): Promise<string>;
  readCustomer(ctx: Context, customerId: string): Promise<CustomerState>;
}

/** How far back payments are read: far longer than a lost message or a slow payment stays unnoticed. */
export const readBackDays = 90;
