import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Route } from './+types/api-docs.ts';
import type { ApiResource } from './api-pages.ts';
import { apiPath, apiResources } from './api-pages.ts';
import { loadContract } from './contract.ts';
import { DocsFrame } from './docs-frame.tsx';
import { DocsTitle } from './docs-title.tsx';
import { readEndpoints } from './endpoints.ts';
import { Guide } from './guide.tsx';
import { Resource } from './resource.tsx';

export const handle = { sheet: 'docs' } satisfies PageHandle;

/** The subject in the address; undefined for the overview. */
export async function loader({ context }: Route.LoaderArgs): Promise<ApiResource | undefined> {
  await loadContract();
  const { path } = context.get(pageContext);
  return apiResources.find((resource) => apiPath(resource) === path);
}

/** API documentation: the overview, or one subject. */
export default function ApiDocs({ loaderData: resource }: Route.ComponentProps) {
  const { t } = useTranslation('api-docs');
  if (resource) return <Resource resource={resource} />;
  return (
    <DocsFrame endpoints={readEndpoints()}>
      <PageHead title={t('title')} description={t('description')} canonical={paths.api} image="api" />
      <DocsTitle title={t('headline')}>{t('lead')}</DocsTitle>
      <Guide />
    </DocsFrame>
  );
}
