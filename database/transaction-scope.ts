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
    return await scopes.run(scope, work);
  } finally {
    scope.isOpen = false;
  }
}

/**
 * Called first by everything that waits for something other than the transaction's own connection: a second connection, a
 * payment provider, a mail server, a hash, an image, a file. Inside a transaction each would hold a connection and locks
 * while it waits, and as many calls as the pool has connections would wait for each other forever.
 */
export function refuseInsideTransaction(what: string): void {
  if (scopes.getStore()?.isOpen) throw new Error(`${what} must not be waited for inside a transaction`);
}
