import type { PaymentProvider } from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';

const refuse = () => Promise.reject(new Problem('not_sold_yet'));

/** Sells nothing and calls nobody. */
export const pilotProvider: PaymentProvider = {
  createCustomer: refuse,
  createCheckout: refuse,
  createPortal: refuse,
  readCustomer: refuse,
  refund: refuse,
};
