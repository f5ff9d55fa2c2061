import type Stripe from 'stripe';
import type { Finding } from './finding.ts';
import { ok, reasonOf, unsure, wrong } from './finding.ts';

const name = 'payments';

/** Whether Stripe takes the key and tells this address about payments. */
export async function checkPayments(
  stripe: Pick<Stripe, 'webhookEndpoints'> | null,
  secretKey: string,
  publicUrl: string,
): Promise<Finding> {
  if (!stripe) return unsure(name, 'this is a pilot: plans and packs are not sold until STRIPE_SECRET_KEY is set');
  const address = `${publicUrl}/stripe/webhook`;
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const endpoint = data.find(({ url }) => url === address);
    if (!endpoint) return wrong(name, `Stripe has no webhook to ${address}`);
    if (endpoint.status !== 'enabled') return wrong(name, `Stripe's webhook to ${address} is switched off`);
    if (/^[rs]k_test_/.test(secretKey)) return unsure(name, 'STRIPE_SECRET_KEY is of the test mode: nobody pays');
    return ok(name, `Stripe takes the key and tells ${address}`);
  } catch (error) {
    return wrong(name, `Stripe refuses the key or does not respond: ${reasonOf(error)}`);
  }
}
