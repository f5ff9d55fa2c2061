import type { StaffRole } from '#domain/staff/roles.ts';
import { localStore, parseKept } from '#web/shell/browser-store.ts';

/** Marks that a reviewer is signed in here. It only steers this client: every call is authorised by the server. */
const FLAG_KEY = 'dabei.staging';
const SESSION_KEY = 'dabei.staging.session';
const CHANGED = 'dabei:staging';

export type ReviewerSession = {
  access_token: string;
  username: string;
  /** Steers what is shown; what is allowed the server decides. Unknown until it was asked. */
  role?: StaffRole;
};

let last: { text: string; session: ReviewerSession | null } | undefined;

/** The reviewer of this browser; the same object as long as nothing changed. Null when the flag or the token is missing. */
export function readReviewer(): ReviewerSession | null {
  const text = localStore.read(FLAG_KEY) === 'true' ? localStore.read(SESSION_KEY) : null;
  if (!text) return null;
  if (last?.text !== text) {
    const session = parseKept<ReviewerSession>(text, (value) => value.access_token && value.username);
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

/** Notes the role that the server said, which may have changed since the sign-in. */
export function noteRole(role: StaffRole): void {
  const session = readReviewer();
  if (session && session.role !== role) store({ ...session, role });
}

export function endReviewer(): void {
  store(null);
}

/** Calls back whenever the reviewer may have changed, here or in another tab. */
export function subscribeToReviewer(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
