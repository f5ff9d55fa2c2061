import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Tab } from './tabs.ts';

/** An area that is not built yet says so. */
export function ComingTab({ tab }: { tab: Exclude<Tab, 'team' | 'events' | 'profile' | 'user-view' | 'subscription'> }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState title={t(`tabs.${tab}`)} headingLevel="h2" className="min-h-48 content-start">
      {t(`coming.${tab}`)}
    </EmptyState>
  );
}
