import { useLocation, useNavigate } from 'react-router';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useRegistration } from './registration-provider.tsx';

/** Goes on to the welcome screen and forgets everything typed. The kind of business stays in the history entry, also across reloads. */
export function useGoToWelcome(): (businessType: string) => Promise<void> {
  const { forget } = useRegistration();
  const navigate = useNavigate();
  return async (businessType) => {
    await navigate(paths.registerWelcome, { replace: true, viewTransition: true, state: { businessType } });
    forget();
  };
}

/** The kind of business that the registration was for; `other` where nothing says so. */
export function useRegisteredType(): BusinessType {
  const { state } = useLocation();
  // Unknown to the server, also after a reload.
  if (!useHydrated()) return 'other';
  return businessTypes.find((known) => known === state?.businessType) ?? 'other';
}
