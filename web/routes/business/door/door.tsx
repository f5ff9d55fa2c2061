import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { DoorScreen } from '#web/features/door/door-screen.tsx';
import { DoorSkeleton } from '#web/features/door/door-skeleton.tsx';
import { useSignedIn } from '#web/member/rendered-page.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Route } from './+types/door.ts';

export const handle = {
  hydrate: 'at-once',
  texts: ['door', 'dashboard', 'problems'],
  sheet: 'screens',
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readAsMember({ context }, [queries.business, queries.eventNamed(params.id)]);

/** Door list of an event; works offline. */
export default function DoorPage() {
  const { t } = useTranslation('door');
  const { id = '' } = useParams();
  const isSignedIn = useSignedIn();
  return (
    <div className="min-h-dvh bg-card">
      <PageHead title={t('title')} description={t('description')} isPrivate />
      {isSignedIn ? <DoorScreen key={id} eventId={id} /> : <DoorSkeleton />}
    </div>
  );
}
