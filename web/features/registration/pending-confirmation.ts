import { parseStored, tabStore } from '#web/shell/browser-store.ts';

const PENDING = 'dabei.registration.pending';

/** A registration awaiting its code. */
export type PendingConfirmation = {
  email: string;
  /** Milliseconds since 1970 from which a new code can be sent. */
  resendAt: number;
  /** Identifies the registration; the code is useless without it. */
  uploadToken: string;
  /** Name of a proof not uploaded yet. */
  missingProof: string | null;
};

export function readPending(): PendingConfirmation | null {
  const pending = parseStored<Record<string, unknown>>(tabStore.read(PENDING));
  const isWhole = typeof pending?.email === 'string' && typeof pending.uploadToken === 'string';
  return isWhole ? (pending as PendingConfirmation) : null;
}

export function writePending(pending: PendingConfirmation | null): void {
  tabStore.write(PENDING, pending && JSON.stringify(pending));
}
