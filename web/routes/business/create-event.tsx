import { useTranslation } from 'react-i18next';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { EventPage, PageSkeleton } from '#web/features/events/event-form/event-page.tsx';
import { useSignedIn } from '#web/member/rendered-page.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Route } from './+types/create-event.ts';

export const handle = {
  hydrate: 'at-once',
  texts: ['create-event', 'events', 'dashboard', 'editing', 'guests', 'problems'],
  extraSheet: 'notice',
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const isNew = !new URL(request.url).searchParams.has('event');
  return readAsMember({ context }, [
    queries.business,
    queries.profile,
    queries.plan,
    queries.balance,
    ...(isNew ? [queries.lastDraft, queries.pastEvents] : []),
  ]);
};

export default function CreateEventRoute() {
  const { t } = useTranslation('create-event');
  const isSignedIn = useSignedIn();
  return (
    <div className="container-page pt-2 pb-16 md:pt-3">
      <PageHead title={t('head')} description={t('description')} isPrivate />
      {isSignedIn ? <EventPage /> : <PageSkeleton />}
    </div>
  );
}
