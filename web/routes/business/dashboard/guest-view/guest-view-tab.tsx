import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#web/editing/leave-guard.tsx';
import type { PreviewProps } from '#web/features/profile/profile-editor.tsx';
import { ProfileEditor } from '#web/features/profile/profile-editor.tsx';
import { PreviewSkeleton } from '#web/features/profile/profile-skeleton.tsx';
import { fetchOpenRoom } from '#web/features/profile/room-editors.ts';
import { useOpenRoom } from '#web/features/profile/use-open-room.ts';
import type { Business } from '#web/member/use-business.ts';
import { paths, tabOf } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';

// Guests' drawings and time zone rules load after the form.
const GuestPreview = lazy(async () => ({ default: (await import('./guest-preview.tsx')).GuestPreview }));

const staysHere = (to: { pathname: string; search: string }) =>
  to.pathname === paths.dashboard && tabOf(new URLSearchParams(to.search)) === 'user-view';

/** The tab, with the editor of the room in the address. */
export async function loadGuestViewTab() {
  await fetchOpenRoom();
  return GuestViewTab;
}

/** A large preview with the profile's rooms. */
function GuestViewTab({ business }: { business: Business }) {
  const { t } = useTranslation('profile');
  return (
    <LeaveGuard staysAt={staysHere}>
      <h2 className="text-h2-panel">{t('userView.title')}</h2>
      <p className="mt-2 mb-6 max-w-text text-ink-2">{t('userView.lead')}</p>
      <ProfileEditor business={business} preview={Preview} columns={SideBySide} isBrief />
    </LeaveGuard>
  );
}

function Preview(props: PreviewProps) {
  return (
    <Suspense fallback={<PreviewSkeleton />}>
      <GuestPreview {...props} />
    </Suspense>
  );
}

/** Preview beside the open editor; above it on small screens. */
function SideBySide({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  const { room } = useOpenRoom();
  return (
    <div className={cx('grid gap-x-10 gap-y-6', room && 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]')}>
      <div className="min-w-0">
        <div className="lg:sticky lg:top-6">{preview}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
