import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import type { ApiResource } from './api-pages.ts';
import { apiPath } from './api-pages.ts';

export const PANEL_ID = 'tab-panel';

const addresses = { endpoints: apiPath('events'), code: `${paths.api}#start`, webhooks: apiPath('webhooks') };
type ApiTab = keyof typeof addresses;

export const tabId = (tab: ApiTab) => `tab-${tab}`;

/** The tab of a page: the first page has the examples, and all subjects but webhooks are endpoints. */
export function tabOfPage(open: ApiResource | undefined): ApiTab {
  if (open === undefined) return 'code';
  return open === 'webhooks' ? 'webhooks' : 'endpoints';
}

/** Three ways into the documentation. Links, so that they work without a script. */
export function ApiTabs({ current }: { current: ApiTab }) {
  const { t } = useTranslation('api-docs');
  return (
    <div role="tablist" aria-label={t('tabs.label')} data-print="hide" className="api-tabs">
      {(['endpoints', 'code', 'webhooks'] as const).map((tab) => (
        <a
          key={tab}
          id={tabId(tab)}
          href={addresses[tab]}
          role="tab"
          aria-selected={tab === current}
          aria-controls={tab === current ? PANEL_ID : undefined}
        >
          {t(`tabs.${tab}`)}
        </a>
      ))}
    </div>
  );
}
