import type { Config } from '#server/config.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { createPretendProvider } from '#server/payments/pretend-provider.ts';
import { createStripe, createStripeProvider } from '#server/payments/stripe-provider.ts';

/** Stripe when its keys are set, else the demo's pretend provider. */
export function createPaymentProvider({ stripe, publicUrl }: Config): PaymentProvider {
  return stripe ? createStripeProvider(createStripe(stripe)) : createPretendProvider(publicUrl);
}
