import { useLocation, useNavigate } from 'react-router';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useRegistration } from './registration-provider.tsx';

/** Opens the welcome screen and clears the input. The business type is stored in the history entry. */
export function useGoToWelcome(): (businessType: string) => Promise<void> {
  const { forget } = useRegistration();
  const navigate = useNavigate();
  return async (businessType) => {
    await navigate(paths.registerWelcome, { replace: true, viewTransition: true, state: { businessType } });
    forget();
  };
}

/** The registered business type, default `other`. */
export function useRegisteredType(): BusinessType {
  const { state } = useLocation();
  // Unknown on the server.
  if (!useHydrated()) return 'other';
  return businessTypes.find((known) => known === state?.businessType) ?? 'other';
}
