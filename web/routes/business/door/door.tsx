import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '#web/api/use-session.ts';
import { DoorScreen } from '#web/features/door/door-screen.tsx';
import { DoorSkeleton } from '#web/features/door/door-skeleton.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export const handle = {
  hydrate: 'at-once',
  texts: ['door', 'dashboard', 'problems'],
  extraSheet: 'door',
} satisfies PageHandle;

/** The door list of one event: a screen of its own, which also opens without a network. */
export default function DoorPage() {
  const { t } = useTranslation('door');
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className="min-h-dvh bg-card">
      <PageHead title={t('title')} description={t('description')} isPrivate />
      {session ? <DoorScreen key={id} eventId={id} /> : <DoorSkeleton />}
    </div>
  );
}
