import { useContext, useSyncExternalStore } from 'react';
import type { ReviewerSession } from '#web/api/reviewer-session.ts';
import { readReviewer, subscribeToReviewer } from '#web/api/reviewer-session.ts';
import { DrawnPage } from '#web/member/drawn-page.ts';

/** The signed-in reviewer; null = signed out; undefined = not known yet. A page drawn for its reader knows from the start. */
export function useReviewer(): Omit<ReviewerSession, 'access_token'> | null | undefined {
  const stored = useSyncExternalStore(subscribeToReviewer, readReviewer, () => undefined);
  const drawn = useContext(DrawnPage)?.reviewer;
  return stored === undefined ? drawn : stored;
}
