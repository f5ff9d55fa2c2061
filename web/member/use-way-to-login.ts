import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { session } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { leaveWord } from './arrival.ts';
import { loginPath } from './return-path.ts';

const LOG_OUT = '[data-action=logout]';

/**
 * Leads whoever is signed out to the login and back here afterwards. Whoever logs out goes elsewhere: the script of the page sees
 * to that, and is not overtaken.
 */
export function useWayToLogin(): void {
  const current = useSession();
  const isSignedOut = current === null;
  const wasSignedIn = useRef(false);
  const isLoggingOut = useRef(false);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (current) wasSignedIn.current = true;
    if (!isSignedOut || isLoggingOut.current) return;
    if (wasSignedIn.current) leaveWord('ended');
    location.replace(loginPath({ pathname, search }));
  }, [current, isSignedOut, pathname, search]);

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest(LOG_OUT)) isLoggingOut.current = true;
    };
    // A browser may show the screen again as it was left.
    const comeBack = () => {
      isLoggingOut.current = false;
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
