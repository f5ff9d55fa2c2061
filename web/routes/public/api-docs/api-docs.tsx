import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { DocsFrame } from './docs-frame.tsx';
import { readEndpoints } from './endpoints.ts';
import { Guide } from './guide.tsx';

export const handle = { sheet: 'docs' } satisfies PageHandle;

/** For integrators: how to begin, and what holds for every call. */
export default function ApiDocs() {
  const { t } = useTranslation('api-docs');
  return (
    <DocsFrame endpoints={readEndpoints()}>
      <PageHead title={t('title')} description={t('description')} canonical={paths.api} image="api" />
      <div className="page-head">
        <h1>{t('headline')}</h1>
        <p>{t('lead')}</p>
      </div>
      <Guide />
    </DocsFrame>
  );
}
