import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ownershipOffer } from '#web/api/device-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useBusinessPage } from '#web/member/use-business-page.ts';
import { useMe } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { besideAnchors } from '#web/ui/anchor-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Kit } from './kit.tsx';
import { KnownSecrets } from './known-secrets.tsx';
import { PublicAddresses } from './public-addresses.tsx';
import { SectionLinks, sections } from './section-links.tsx';
import { SiteEmbed } from './site-embed.tsx';
import { Webhooks } from './webhooks.tsx';

/** Owner only; others see the reason. */
export function IntegrationsPage() {
  const { t } = useTranslation('integrations');
  const problemText = useProblemText();
  const me = useMe();
  const isOwner = usePermission('owner');
  // Content above the fold loads together, to prevent layout shift.
  const addresses = useBusinessPage();
  const handOver = useQuery(ownershipOffer);
  if (me.isPending || addresses.isPending || handOver.isPending) return <IntegrationsSkeleton />;
  if (!me.data) {
    return (
      <Card>
        <ErrorState
          title={problemText(me.error)}
          retryLabel={t('retry')}
          onRetry={() => void me.refetch()}
          busy={me.isFetching}
        />
      </Card>
    );
  }
  if (!isOwner) {
    return (
      <Card>
        <EmptyState drawing={<EmptyScene of="locked" />} title={t('ownerOnly.title')} headingLevel="h2">
          {t('ownerOnly.text')}
        </EmptyState>
      </Card>
    );
  }
  return <Sections hasPage={addresses.data?.page_url != null} />;
}

/** Milliseconds without loading after which the page is settled. */
const SETTLED_MS = 150;

/** Scrolls to the hash once everything above it has loaded. */
function Sections({ hasPage }: { hasPage: boolean }) {
  const isReading = useIsFetching() > 0;
  const hasLed = useRef(false);
  useEffect(() => {
    if (isReading || hasLed.current) return;
    const timer = setTimeout(() => {
      hasLed.current = true;
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isReading]);
  return (
    <div className={besideAnchors}>
      <SectionLinks shown={hasPage ? sections : sections.filter((name) => name !== 'embed')} />
      <div className="grid min-w-0 gap-4">
        <KnownSecrets />
        <ApiKeys />
        <Webhooks />
        <PublicAddresses />
        <SiteEmbed />
        <Kit />
      </div>
    </div>
  );
}

export function IntegrationsSkeleton() {
  const { t } = useTranslation('integrations');
  return (
    <Card className="md:p-8 xl:ms-48">
      <Loading label={t('loading')}>
        <SkeletonText lines={8} />
      </Loading>
    </Card>
  );
}
