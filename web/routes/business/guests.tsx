import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { guestListsOf } from '#web/api/guest-list-queries.ts';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { GuestsPage, GuestsSkeleton } from '#web/features/events/guests/guests-page.tsx';
import { listed } from '#web/features/events/guests/use-guests.ts';
import { useSignedIn } from '#web/member/rendered-page.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Route } from './+types/guests.ts';

export const handle = {
  hydrate: 'at-once',
  texts: ['participants', 'events', 'dashboard', 'problems'],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readAsMember({ context }, [
    queries.business,
    queries.eventNamed(params.id),
    ...Object.values(listed).map((statuses) => queries.participantsOf(params.id, statuses, '')),
    queries.offersOf(params.id),
    queries.noticesOf(params.id),
    queries.doorFigures(params.id),
    guestListsOf(params.id),
  ]);

export default function GuestsRoute() {
  const { t } = useTranslation('participants');
  const { id = '' } = useParams();
  const isSignedIn = useSignedIn();
  return (
    <div className="container-page pt-4 pb-16 md:pt-6">
      <PageHead title={t('page.head')} description={t('page.description')} isPrivate />
      {isSignedIn ? <GuestsPage key={id} eventId={id} /> : <GuestsSkeleton />}
    </div>
  );
}
