import type { StaffRole } from '#domain/staff/roles.ts';
import { localStore, parseStored } from '#web/shell/browser-store.ts';

/** Marks a signed-in reviewer. Only steers the client; the server authorises every call. */
const FLAG_KEY = 'dabei.staging';
const SESSION_KEY = 'dabei.staging.session';
const CHANGED = 'dabei:staging';

export type ReviewerSession = {
  access_token: string;
  username: string;
  /** Steers the display only. Unknown until read. */
  role?: StaffRole;
};

let last: { text: string; session: ReviewerSession | null } | undefined;

/** The stored reviewer, referentially stable; null when flag or token is missing. */
export function readReviewer(): ReviewerSession | null {
  const text = localStore.read(FLAG_KEY) === 'true' ? localStore.read(SESSION_KEY) : null;
  if (!text) return null;
  if (last?.text !== text) {
    const session = parseStored<ReviewerSession>(text, (value) => value.access_token && value.username);
    last = { text, session };
  }
  return last.session;
}

function store(session: ReviewerSession | null): void {
  localStore.write(SESSION_KEY, session && JSON.stringify(session));
  localStore.write(FLAG_KEY, session && 'true');
  window.dispatchEvent(new Event(CHANGED));
}

export function startReviewer(session: ReviewerSession): void {
  store(session);
}

/** Stores the current role, which may have changed since sign-in. */
export function noteRole(role: StaffRole): void {
  const session = readReviewer();
  if (session && session.role !== role) store({ ...session, role });
}

export function endReviewer(): void {
  store(null);
}

/** Subscribes to sign-ins and sign-outs, also in other tabs. */
export function subscribeToReviewer(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
