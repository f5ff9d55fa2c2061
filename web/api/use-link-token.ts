import { useLocation } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** The secret of a mailed link, after the `#`; null when there is none; undefined until it can be read. */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  if (!useHydrated()) return undefined;
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
