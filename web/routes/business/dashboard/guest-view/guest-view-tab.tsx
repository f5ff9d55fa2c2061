import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#web/editing/leave-guard.tsx';
import type { PreviewProps } from '#web/features/profile/profile-editor.tsx';
import { ProfileEditor } from '#web/features/profile/profile-editor.tsx';
import { PreviewSkeleton } from '#web/features/profile/profile-skeleton.tsx';
import type { Business } from '#web/member/use-business.ts';
import { paths, tabOf } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Segmented } from '#web/ui/segmented.tsx';

// The drawings of guests' pages and the rules of time zones come after the form.
const GuestPreview = lazy(async () => ({ default: (await import('./guest-preview.tsx')).GuestPreview }));

const staysHere = (to: { pathname: string; search: string }) =>
  to.pathname === paths.dashboard && tabOf(new URLSearchParams(to.search)) === 'user-view';

/** What guests see of the business, large, and beside it the editor of just that. */
export function GuestViewTab({ business }: { business: Business }) {
  const { t } = useTranslation('profile');
  return (
    <LeaveGuard staysAt={staysHere}>
      <h2 className="text-h2-panel">{t('userView.title')}</h2>
      <p className="mt-2 mb-6 max-w-text text-ink-2">{t('userView.lead')}</p>
      <ProfileEditor business={business} preview={Preview} columns={SideBySide} />
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

const sides = ['see', 'edit'] as const;

/** Preview and editor; a small screen shows one of them, and what is typed in the other stays. */
function SideBySide({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('profile');
  const [side, setSide] = useState<(typeof sides)[number]>('see');
  return (
    <>
      <Segmented
        label={t('guestView.side')}
        value={side}
        onChange={setSide}
        options={sides.map((value) => ({ value, label: t(`guestView.${value}`) }))}
        className="mb-5 lg:hidden"
      />
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div className={cx('min-w-0', side !== 'edit' && 'max-lg:hidden')}>{children}</div>
        <div className={cx('min-w-0', side !== 'see' && 'max-lg:hidden')}>
          <div className="lg:sticky lg:top-6">{preview}</div>
        </div>
      </div>
    </>
  );
}
