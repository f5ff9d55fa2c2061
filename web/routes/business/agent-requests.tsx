import { useTranslation } from 'react-i18next';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { RequestList, RequestsSkeleton } from '#web/features/agents/request-list.tsx';
import { useSignedIn } from '#web/member/rendered-page.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import type { Route } from './+types/agent-requests.ts';

export const handle = { hydrate: 'at-once', texts: ['agent-requests', 'events', 'problems'] } satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) => readAsMember({ context }, [queries.agentRequests]);

/** Where a person allows or declines calls of agents; linked from notices. */
export default function AgentRequestsPage() {
  const { t } = useTranslation('agent-requests');
  const isSignedIn = useSignedIn();
  return (
    <div className="container-page max-w-3xl pt-6 pb-16 md:pt-10">
      <PageHead title={t('head')} description={t('lead')} isPrivate />
      <ButtonLink to={paths.dashboard} variant="quiet" size="compact" icon={ArrowLeft} className="-ms-4 mb-2">
        {t('back')}
      </ButtonLink>
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-2">{t('lead')}</p>
      {isSignedIn ? <RequestList /> : <RequestsSkeleton />}
    </div>
  );
}
