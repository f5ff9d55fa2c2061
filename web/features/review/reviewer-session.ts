/** Marks that a reviewer is signed in here. It only steers this client: every call is authorised by the server. */
const FLAG_KEY = 'dabei.staging';
const SESSION_KEY = 'dabei.staging.session';
const CHANGED = 'dabei:staging';

export type ReviewerSession = { access_token: string; username: string };

let last: { text: string; session: ReviewerSession | null } | undefined;

function parse(text: string): ReviewerSession | null {
  try {
    const value = JSON.parse(text) as Partial<ReviewerSession> | null;
    return value?.access_token && value.username ? (value as ReviewerSession) : null;
  } catch {
    return null;
  }
}

/** The reviewer of this browser; the same object as long as nothing changed. Null when the flag or the token is missing. */
export function readReviewer(): ReviewerSession | null {
  try {
    const text = localStorage.getItem(FLAG_KEY) === 'true' ? localStorage.getItem(SESSION_KEY) : null;
    if (!text) return null;
    if (last?.text !== text) last = { text, session: parse(text) };
    return last.session;
  } catch {
    return null;
  }
}

export function startReviewer(session: ReviewerSession): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  localStorage.setItem(FLAG_KEY, 'true');
  window.dispatchEvent(new Event(CHANGED));
}

export function endReviewer(): void {
  localStorage.removeItem(FLAG_KEY);
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new Event(CHANGED));
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
