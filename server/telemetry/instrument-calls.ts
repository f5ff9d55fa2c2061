import type { FileStore, InstrumentCall, Mailer, PaymentProvider } from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';
import { traced } from '#server/telemetry/spans.ts';

export interface EndedCall {
  service: string;
  operation: string;
  outcome: 'ok' | 'failed';
  seconds: number;
}

/** Whether the service failed; wrong input or a missing key is no failure. */
function isTrouble(error: unknown): boolean {
  if (error instanceof Problem) return error.status >= 500;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, $metadata } = cause as { code?: unknown; $metadata?: { httpStatusCode?: number } };
    if (code === 'ENOENT' || $metadata?.httpStatusCode === 404) return false;
  }
  return true;
}

/** Wraps calls of other services in spans and reports their outcome. */
export function createInstrumentation(onEnd: (call: EndedCall) => void = () => undefined): InstrumentCall {
  return ({ service, operation }, work, hasFailed = () => false) =>
    traced({ name: `${service} ${operation}`, kind: 'client', facts: { 'dabei.service': service } }, async () => {
      const start = performance.now();
      const tell = (outcome: EndedCall['outcome']) =>
        onEnd({ service, operation, outcome, seconds: (performance.now() - start) / 1000 });
      try {
        const result = await work();
        tell(hasFailed(result) ? 'failed' : 'ok');
        return result;
      } catch (error) {
        tell(isTrouble(error) ? 'failed' : 'ok');
        throw error;
      }
    });
}

export function instrumentMailer(mailer: Mailer, watch: InstrumentCall): Mailer {
  return { send: (mail) => watch({ service: 'mail', operation: 'send' }, () => mailer.send(mail)) };
}

/** The bytes of an opened file may follow after the call. */
export function instrumentFiles(files: FileStore, watch: InstrumentCall): FileStore {
  const as = <T>(operation: string, work: () => Promise<T>) => watch({ service: 'files', operation }, work);
  return {
    put: (...given) => as('put', () => files.put(...given)),
    putFile: (...given) => as('put', () => files.putFile(...given)),
    get: (key) => as('get', () => files.get(key)),
    open: (...given) => as('open', () => files.open(...given)),
    copy: (...given) => as('copy', () => files.copy(...given)),
    exists: (key) => as('exists', () => files.exists(key)),
    remove: (key) => as('remove', () => files.remove(key)),
    list: (folder) => files.list(folder),
  };
}

export function instrumentPayments(payments: PaymentProvider, watch: InstrumentCall): PaymentProvider {
  const as = <T>(operation: string, work: () => Promise<T>) => watch({ service: 'payments', operation }, work);
  return {
    createCustomer: (payer) => as('create_customer', () => payments.createCustomer(payer)),
    createCheckout: (checkout) => as('create_checkout', () => payments.createCheckout(checkout)),
    createPortal: (portal) => as('create_portal', () => payments.createPortal(portal)),
    readCustomer: (customer) => as('read_customer', () => payments.readCustomer(customer)),
    refund: (order) => as('refund', () => payments.refund(order)),
  };
}
