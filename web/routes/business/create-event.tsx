import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { EventPage, PageSkeleton } from '#web/features/events/event-form/event-page.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export const handle = {
  hydrate: 'at-once',
  texts: ['create-event', 'events', 'dashboard', 'editing', 'problems'],
} satisfies PageHandle;

export default function CreateEventRoute() {
  const { t } = useTranslation('create-event');
  const session = useSession();
  return (
    <div className="container-page pt-4 pb-16 md:pt-6">
      <PageHead title={t('head')} description={t('description')} isPrivate />
      {session ? <EventPage /> : <PageSkeleton />}
    </div>
  );
}
