import { AsyncLocalStorage } from 'node:async_hooks';

/** Open from `begin` until the connection is released; later work is outside. */
interface Scope {
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs the work as inside a transaction. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { isOpen: true };
  try {
    // Awaited inside, as Drizzle sends a query when awaited.
    return await scopes.run(scope, async () => await work());
  } finally {
    scope.isOpen = false;
  }
}

export function isInsideTransaction(): boolean {
  return scopes.getStore()?.isOpen === true;
}

/**
 * Call before waiting for anything else than the transaction's connection: another connection, provider, mail server,
 * hash, image or file. It would hold locks meanwhile, and exhaust the pool into a deadlock.
 */
export function refuseInsideTransaction(what: string): void {
  if (isInsideTransaction()) throw new Error(`${what} must not be waited for inside a transaction`);
}
