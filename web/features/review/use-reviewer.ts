import { useSyncExternalStore } from 'react';
import type { ReviewerSession } from '#web/api/reviewer-session.ts';
import { readReviewer, subscribeToReviewer } from '#web/api/reviewer-session.ts';

/** The signed-in reviewer; null = signed out; undefined = not known yet (on the server and during hydration). */
export function useReviewer(): ReviewerSession | null | undefined {
  return useSyncExternalStore(subscribeToReviewer, readReviewer, () => undefined);
}
