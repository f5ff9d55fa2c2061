import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '#web/api/use-session.ts';
import { GuestsPage, GuestsSkeleton } from '#web/features/events/guests/guests-page.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export const handle = {
  hydrate: 'at-once',
  texts: ['participants', 'events', 'dashboard', 'problems'],
} satisfies PageHandle;

/** Who comes to an event, who wants to and who waits. */
export default function GuestsRoute() {
  const { t } = useTranslation('participants');
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className="container-page pt-4 pb-16 md:pt-6">
      <PageHead title={t('page.head')} description={t('page.description')} isPrivate />
      {session ? <GuestsPage key={id} eventId={id} /> : <GuestsSkeleton />}
    </div>
  );
}
