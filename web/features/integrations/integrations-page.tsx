import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useBusinessPage } from '#web/member/use-business-page.ts';
import { useMe } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ApiKeys } from './api-keys.tsx';
import { PublicAddresses } from './public-addresses.tsx';
import { SiteEmbed } from './site-embed.tsx';
import { Webhooks } from './webhooks.tsx';

/** Keys and webhooks, for the owner; others are told why not. */
export function IntegrationsPage() {
  const { t } = useTranslation('integrations');
  const problemText = useProblemText();
  const me = useMe();
  const isOwner = usePermission('owner');
  // All that stands above the fold comes at once, so that nothing moves.
  const addresses = useBusinessPage();
  if (me.isPending || addresses.isPending) return <IntegrationsSkeleton />;
  if (!me.data) {
    return (
      <ErrorState
        title={problemText(me.error)}
        retryLabel={t('retry')}
        onRetry={() => void me.refetch()}
        busy={me.isFetching}
      />
    );
  }
  if (!isOwner) {
    return (
      <EmptyState title={t('ownerOnly.title')} headingLevel="h2" className="min-h-48 content-start">
        {t('ownerOnly.text')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-14">
      <PublicAddresses />
      <SiteEmbed />
      <ApiKeys />
      <Webhooks />
    </div>
  );
}

export function IntegrationsSkeleton() {
  const { t } = useTranslation('integrations');
  return (
    <Loading label={t('loading')}>
      <SkeletonText lines={8} />
    </Loading>
  );
}
