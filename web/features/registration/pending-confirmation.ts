import { parseKept, tabStore } from '#web/shell/browser-store.ts';

const PENDING = 'dabei.registration.pending';

/** A registration that waits for its code. */
export type PendingConfirmation = {
  email: string;
  /** Milliseconds: when the server sends the next code at the earliest. */
  resendAt: number;
  /** Identifies this registration to the server; the code is useless without it. */
  uploadToken: string;
  /** Name of a proof that has not arrived yet. */
  missingProof: string | null;
};

export function readPending(): PendingConfirmation | null {
  const pending = parseKept<Record<string, unknown>>(tabStore.read(PENDING));
  const isWhole = typeof pending?.email === 'string' && typeof pending.uploadToken === 'string';
  return isWhole ? (pending as PendingConfirmation) : null;
}

export function writePending(pending: PendingConfirmation | null): void {
  tabStore.write(PENDING, pending && JSON.stringify(pending));
}
