import type { PaymentProvider } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { createDemoProvider } from '#server/payments/demo-provider.ts';
import { createStripe, createStripeProvider } from '#server/payments/stripe-provider.ts';

/** Stripe when its keys are set, else the demo's provider. */
export function createPaymentProvider(deps: Pick<Deps, 'config' | 'db' | 'clock' | 'logger'>): PaymentProvider {
  const { stripe } = deps.config;
  return stripe ? createStripeProvider(createStripe(stripe), deps) : createDemoProvider(deps);
}
