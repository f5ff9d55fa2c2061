import { Hono } from 'hono';
import { createDemoPages } from '#server/adapters/payments/demo-pages.ts';
import type { StripeSettings } from '#server/boot/settings/config.ts';
import type { Deps } from '#server/context/context.ts';
import { limitBody } from '#server/http/limit-body.ts';

const MAX_WEBHOOK_BYTES = 512 * 1024;

/** Stripe's webhook, with the SDK that the provider of this process has loaded. */
async function loadWebhook(deps: Deps, settings: StripeSettings) {
  const [{ createStripe }, { createStripeWebhook }] = await Promise.all([
    import('#server/adapters/payments/stripe-provider.ts'),
    import('#server/adapters/payments/stripe-webhook.ts'),
  ]);
  return createStripeWebhook(deps, createStripe(settings), settings.webhookSecret);
}

/** Routes of payments outside of the API: Stripe's webhook, or the pages of the demo's provider. */
export function createPaymentRoutes(deps: Deps): Hono {
  const { stripe, mode } = deps.config;
  const routes = new Hono();
  if (stripe) {
    const webhook = loadWebhook(deps, stripe);
    routes.post('/stripe/webhook', limitBody(MAX_WEBHOOK_BYTES), async (c) => (await webhook)(c));
  } else if (mode === 'demo') routes.route('/demo/checkout', createDemoPages(deps));
  return routes;
}
