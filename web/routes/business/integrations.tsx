import { useTranslation } from 'react-i18next';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { IntegrationsPage, IntegrationsSkeleton } from '#web/features/integrations/integrations-page.tsx';
import { useSignedIn } from '#web/member/rendered-page.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/integrations.ts';

export const handle = {
  hydrate: 'at-once',
  texts: ['dashboard', 'integrations', 'problems', 'profile'],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  readAsMember({ context }, [queries.business, queries.profile, queries.apiKeys, queries.webhooks, queries.testEvents]);

/** Owner's integrations: public addresses, embed, keys and webhooks. */
export default function IntegrationsRoute() {
  const { t } = useTranslation('integrations');
  const isSignedIn = useSignedIn();
  return (
    <div className="container-page pt-6 pb-16 md:pt-10">
      <PageHead title={t('head')} description={t('description')} isPrivate />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 xl:ps-52">
        <div className="grid min-w-0 flex-[1_1_20rem] gap-2">
          <h1 className="text-h1">{t('title')}</h1>
          <p className="max-w-text text-ink-2">
            {t('lead')}{' '}
            <a href={paths.api} className="text-link whitespace-nowrap">
              {t('docs')}
            </a>
          </p>
        </div>
        <ButtonLink to={paths.dashboard} variant="secondary">
          {t('back')}
        </ButtonLink>
      </div>
      {isSignedIn ? <IntegrationsPage /> : <IntegrationsSkeleton />}
    </div>
  );
}
