import { AsyncLocalStorage } from 'node:async_hooks';

/** Open from `begin` until the connection is returned; anything that continues afterwards is no longer inside. */
interface Scope {
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs the work as the inside of a transaction. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { isOpen: true };
  try {
    // Awaited inside: a query of Drizzle is sent when it is awaited.
    return await scopes.run(scope, async () => await work());
  } finally {
    scope.isOpen = false;
  }
}

/** Whether the caller runs inside a transaction that is not over. */
export function isInsideTransaction(): boolean {
  return scopes.getStore()?.isOpen === true;
}

/**
 * Called first by everything that waits for something other than the transaction's own connection: a second connection, a
 * payment provider, a mail server, a hash, an image, a file. Inside a transaction each would hold a connection and locks
 * while it waits, and as many calls as the pool has connections would wait for each other forever.
 */
export function refuseInsideTransaction(what: string): void {
  if (isInsideTransaction()) throw new Error(`${what} must not be waited for inside a transaction`);
}
