import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#web/editing/leave-guard.tsx';
import { BusinessData } from '#web/features/business/business-data.tsx';
import { PlaceSection } from '#web/features/business/place-section.tsx';
import type { Business } from '#web/member/use-business.ts';
import { paths, tabOf } from '#web/paths.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ProfileEditor } from './profile-editor.tsx';

const WaitingChanges = onDemand(
  async () => (await import('#web/features/business/waiting-changes.tsx')).WaitingChanges,
);
const PageNotes = onDemand(async () => (await import('./page-notes.tsx')).PageNotes);

const staysHere = (to: { pathname: string; search: string }) =>
  to.pathname === paths.dashboard && tabOf(new URLSearchParams(to.search)) === 'profile';

/** Business data, then the public profile. */
export function ProfileTab({ business }: { business: Business }) {
  const { t } = useTranslation('profile');
  return (
    <LeaveGuard staysAt={staysHere}>
      <ProfileEditor
        business={business}
        before={
          <>
            <Suspense>
              <WaitingChanges business={business} />
            </Suspense>
            <BusinessData business={business} />
            <PlaceSection address={business.address} />
            <div className="rule-tear my-10" />
            <h2 className="text-h2-panel">{t('title')}</h2>
            <p className="mt-2 mb-6 text-ink-2">{t('lead')}</p>
            <Suspense>
              <PageNotes business={business} />
            </Suspense>
          </>
        }
      />
    </LeaveGuard>
  );
}
