import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '#domain/sign-in/return-path.ts';
import { setFlash } from '#web/api/flash.ts';
import { session } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';
import { isViewTab, leaveView } from '#web/shell/view-tab.ts';

/** Marks the root, as the start script does at a logout; the redirect to the login must not overtake it. */
export function leaveForHome(): void {
  document.documentElement.dataset.leaving = '';
  session.end();
  location.assign(paths.home);
}

/** Redirects signed-out people to the login and back, except after a logout. */
export function useLoginRedirect(): void {
  const current = useSession();
  const isSignedOut = current === null;
  const wasSignedIn = useRef(false);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (current) wasSignedIn.current = true;
    if (!isSignedOut || document.documentElement.dataset.leaving !== undefined) return;
    if (isViewTab()) return leaveView();
    if (wasSignedIn.current) setFlash('ended');
    location.replace(loginPath({ pathname, search }));
  }, [current, isSignedOut, pathname, search]);

  useEffect(() => {
    // Restored from the back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      delete document.documentElement.dataset.leaving;
      if (session.read() === null) location.replace(loginPath(location));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}
