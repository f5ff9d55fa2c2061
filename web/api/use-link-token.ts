import { useLocation } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Token of a mailed link, after the `#`; null if missing, undefined before hydration. */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  if (!useHydrated()) return undefined;
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
