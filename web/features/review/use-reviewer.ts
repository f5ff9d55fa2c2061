import { useContext, useSyncExternalStore } from 'react';
import type { ReviewerSession } from '#web/api/reviewer-session.ts';
import { readReviewer, subscribeToReviewer } from '#web/api/reviewer-session.ts';
import { RenderedPage } from '#web/member/rendered-page.ts';

/** Null if signed out, undefined while unknown; known from the start in a server-rendered page. */
export function useReviewer(): Omit<ReviewerSession, 'access_token'> | null | undefined {
  const stored = useSyncExternalStore(subscribeToReviewer, readReviewer, () => undefined);
  const drawn = useContext(RenderedPage)?.reviewer;
  return stored === undefined ? drawn : stored;
}
