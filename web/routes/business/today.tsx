import { useTranslation } from 'react-i18next';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { useLastLook } from '#web/features/today/use-last-look.ts';
import { useTodaySince } from '#web/features/today/use-today.ts';
import { useSignedIn } from '#web/member/rendered-page.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import type { Route } from './+types/today.ts';
import { TodayBoard } from './dashboard/today/today-board.tsx';
import { TodaySkeleton } from './dashboard/today/today-skeleton.tsx';

export const handle = { hydrate: 'at-once', texts: ['today', 'dashboard', 'events', 'problems'] } satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  readAsMember(
    { context },
    [queries.business, queries.todaySince(null), queries.balance, queries.stats],
    ['web/routes/business/dashboard/today/lazy-parts.ts'],
  );

/** Today's board as a page, for screens where the dashboard starts with tabs. */
export default function TodayPage() {
  const { t } = useTranslation('today');
  const isSignedIn = useSignedIn();
  return (
    <div className="container-page pt-4 pb-16 md:pt-6">
      <PageHead title={t('head')} description={t('description')} isPrivate />
      <div className="mb-5 grid justify-items-start gap-1">
        <ButtonLink to={paths.dashboard} variant="quiet" size="compact" icon={ArrowLeft} className="-ms-4">
          {t('back')}
        </ButtonLink>
        <h1 className="text-h1">{t('label')}</h1>
      </div>
      {isSignedIn ? <Board /> : <TodaySkeleton />}
    </div>
  );
}

function Board() {
  const business = useBusiness();
  const today = useTodaySince(useLastLook());
  if (!business.data) return <TodaySkeleton />;
  return <TodayBoard today={today} status={business.data.verification_status} />;
}
