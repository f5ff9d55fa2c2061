import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Route } from './+types/api-docs.ts';
import type { ApiPage } from './api-pages.ts';
import { apiPages, apiPath } from './api-pages.ts';
import { Changes } from './changes.tsx';
import { loadContract } from './contract.ts';
import { DocsFrame } from './docs-frame.tsx';
import { DocsTitle } from './docs-title.tsx';
import { readEndpoints } from './endpoints.ts';
import { Guide } from './guide.tsx';
import { Resource } from './resource.tsx';

export const handle = { sheet: 'docs' } satisfies PageHandle;

/** The page in the address; undefined for the overview. */
export async function loader({ context }: Route.LoaderArgs): Promise<ApiPage | undefined> {
  await loadContract();
  const { path } = context.get(pageContext);
  return apiPages.find((page) => apiPath(page) === path);
}

/** API documentation: the overview, one subject, or the change log. */
export default function ApiDocs({ loaderData: page }: Route.ComponentProps) {
  const { t } = useTranslation('api-docs');
  if (page === 'changes') return <Changes />;
  if (page) return <Resource resource={page} />;
  return (
    <DocsFrame endpoints={readEndpoints()}>
      <PageHead title={t('title')} description={t('description')} canonical={paths.api} hasMarkdown image="api" />
      <DocsTitle title={t('headline')}>{t('lead')}</DocsTitle>
      <Guide />
    </DocsFrame>
  );
}
