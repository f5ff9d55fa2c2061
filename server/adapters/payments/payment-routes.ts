import { Hono } from 'hono';
import { createDemoPages } from '#server/adapters/payments/demo-pages.ts';
import type { StripeSettings } from '#server/boot/settings/config.ts';
import type { Deps } from '#server/context/context.ts';
import { limitBody } from '#server/http/limit-body.ts';

const MAX_WEBHOOK_BYTES = 512 * 1024;

/** With the SDK already loaded. */
async function loadWebhook(deps: Deps, settings: StripeSettings) {
  const [{ createStripe }, { createStripeWebhook }] = await Promise.all([
    import('#server/adapters/payments/stripe-provider.ts'),
    import('#server/adapters/payments/stripe-webhook.ts'),
  ]);
  return createStripeWebhook(deps, createStripe(settings), settings.webhookSecret);
}

/** Payment routes outside of the API: Stripe's webhook or the demo's pages. */
export function createPaymentRoutes(deps: Deps): Hono {
  const { stripe, mode } = deps.config;
  const routes = new Hono();
  if (stripe) {
    const webhook = loadWebhook(deps, stripe);
    routes.post('/stripe/webhook', limitBody(MAX_WEBHOOK_BYTES), async (c) => (await webhook)(c));
  } else if (mode === 'demo') routes.route('/demo/checkout', createDemoPages(deps));
  return routes;
}
