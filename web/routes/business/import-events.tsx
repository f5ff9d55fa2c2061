import { useTranslation } from 'react-i18next';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { ImportForm } from '#web/features/import/import-form.tsx';
import { Sources } from '#web/features/import/sources/sources.tsx';
import { useSignedIn } from '#web/member/rendered-page.ts';
import { useMe } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { tabPath } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/import-events.ts';

export const handle = {
  hydrate: 'at-once',
  texts: ['import', 'import-sources', 'dashboard', 'problems'],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) => readAsMember({ context }, [queries.business]);

export default function ImportEventsRoute() {
  const { t } = useTranslation('import');
  const isSignedIn = useSignedIn();
  return (
    <div className="container-page pt-6 pb-16 md:pt-10">
      <PageHead title={t('head')} description={t('lead')} isPrivate />
      <div className="mb-6 flex items-center justify-between gap-x-8">
        <div className="grid gap-2">
          <h1 className="text-h1">{t('title')}</h1>
          <p className="max-w-text text-pretty text-ink-2">{t('lead')}</p>
        </div>
        <ButtonLink to={tabPath('events')} variant="secondary" className="shrink-0 max-md:hidden">
          {t('back')}
        </ButtonLink>
      </div>
      <Panel>{isSignedIn ? <ForMembers /> : <Waiting />}</Panel>
    </div>
  );
}

function ForMembers() {
  const { t } = useTranslation('import');
  const me = useMe();
  const mayCreate = usePermission('create_events');
  if (!me.data) return <Waiting />;
  if (mayCreate) {
    return (
      <div className="grid gap-12">
        <ImportForm />
        <Sources />
      </div>
    );
  }
  return (
    <EmptyState drawing={<EmptyScene of="locked" />} title={t('notAllowed')} headingLevel="h2">
      {t('notAllowedText')}
    </EmptyState>
  );
}

function Waiting() {
  const { t } = useTranslation('import');
  return (
    <Loading label={t('loading')}>
      <SkeletonText lines={6} />
    </Loading>
  );
}
