import { Hono } from 'hono';
import type { Deps } from '#server/context/context.ts';
import { createDemoPages } from '#server/payments/demo-pages.ts';
import { createStripe } from '#server/payments/stripe-provider.ts';
import { createStripeWebhook } from '#server/payments/stripe-webhook.ts';

/** What payments need outside the API: Stripe's webhook, or the pages of the demo's provider. */
export function createPaymentRoutes(deps: Deps): Hono {
  const { stripe, mode } = deps.config;
  const routes = new Hono();
  if (stripe) routes.route('/stripe', createStripeWebhook(deps, createStripe(stripe), stripe.webhookSecret));
  else if (mode === 'demo') routes.route('/demo/checkout', createDemoPages(deps));
  return routes;
}
