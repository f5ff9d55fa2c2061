import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '#domain/sign-in/return-path.ts';
import { setFlash } from '#web/api/flash.ts';
import { session } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';

const LOG_OUT = '[data-action=logout]';
/** A logout in progress must not be overtaken by the redirect to the login. */
let isLeaving = false;

export function leaveForHome(): void {
  isLeaving = true;
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
    if (!isSignedOut || isLeaving) return;
    if (wasSignedIn.current) setFlash('ended');
    location.replace(loginPath({ pathname, search }));
  }, [current, isSignedOut, pathname, search]);

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest(LOG_OUT)) isLeaving = true;
    };
    // Restored from the back/forward cache.
    const comeBack = () => {
      isLeaving = false;
      if (session.read() === null) location.replace(loginPath(location));
    };
    document.addEventListener('click', note, true);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('click', note, true);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
}
