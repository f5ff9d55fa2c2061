import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#web/editing/leave-guard.tsx';
import type { Business } from '#web/member/use-business.ts';
import { paths, tabOf } from '#web/paths.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { fetchOpenRoom } from './room-editors.ts';

const PendingProposals = onDemand(
  async () => (await import('#web/features/business/pending-proposals.tsx')).PendingProposals,
);
const PageNotes = onDemand(async () => (await import('./page-notes.tsx')).PageNotes);

const staysHere = (to: { pathname: string; search: string }) =>
  to.pathname === paths.dashboard && tabOf(new URLSearchParams(to.search)) === 'profile';

/** The tab, with the editor of the room in the address. */
export async function loadProfileTab() {
  await fetchOpenRoom();
  return ProfileTab;
}

/** Rooms of the profile, with pending and missing data. */
function ProfileTab({ business }: { business: Business }) {
  const { t } = useTranslation('profile');
  return (
    <LeaveGuard staysAt={staysHere}>
      <ProfileEditor
        business={business}
        before={
          <>
            <h2 className="text-h2-panel">{t('title')}</h2>
            <p className="mt-1 mb-5 text-ink-2">{t('lead')}</p>
            <Suspense>
              <PageNotes business={business} />
              <PendingProposals business={business} />
            </Suspense>
          </>
        }
      />
    </LeaveGuard>
  );
}
