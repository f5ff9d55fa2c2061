import { createDemoProvider } from '#server/adapters/payments/demo-provider.ts';
import { pilotProvider } from '#server/adapters/payments/pilot-provider.ts';
import { isPilot } from '#server/boot/settings/config.ts';
import type { PaymentProvider } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';

/** Stripe if configured, otherwise the demo's provider; none in a pilot. The SDK is loaded on first use. */
export async function createPaymentProvider(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'logger' | 'jobs'>,
): Promise<PaymentProvider> {
  const { stripe } = deps.config;
  if (isPilot(deps.config)) return pilotProvider;
  if (!stripe) return createDemoProvider(deps);
  const { createStripe, createStripeProvider } = await import('#server/adapters/payments/stripe-provider.ts');
  return createStripeProvider(createStripe(stripe), deps);
}
