import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import type { ApiPage } from './api-pages.ts';
import { apiPath } from './api-pages.ts';

export const PANEL_ID = 'tab-panel';

const addresses = { endpoints: apiPath('events'), code: `${paths.api}#start`, webhooks: apiPath('webhooks') };
type ApiTab = keyof typeof addresses;

export const tabId = (tab: ApiTab) => `tab-${tab}`;

/** The overview has the examples; subjects are endpoints, except webhooks. */
export function tabOfPage(open: ApiPage | undefined): ApiTab {
  if (open === undefined || open === 'changes') return 'code';
  return open === 'webhooks' ? 'webhooks' : 'endpoints';
}

/** Links, so that they work without scripts. */
export function ApiTabs({ current }: { current: ApiTab }) {
  const { t } = useTranslation('api-docs');
  return (
    <div
      role="tablist"
      aria-label={t('tabs.label')}
      data-print="hide"
      className="flex overflow-x-auto border-line border-b px-2 md:gap-1 md:px-7"
    >
      {(['endpoints', 'code', 'webhooks'] as const).map((tab) => (
        <a
          key={tab}
          id={tabId(tab)}
          href={addresses[tab]}
          role="tab"
          aria-selected={tab === current}
          aria-controls={tab === current ? PANEL_ID : undefined}
          className="flex min-h-13 items-center whitespace-nowrap border-transparent border-b-4 px-2 font-semibold text-[0.9375rem] text-ink-2 hover:text-ink focus-visible:-outline-offset-4 aria-selected:border-tomato aria-selected:text-ink md:px-3 md:text-[1.0625rem]"
        >
          {t(`tabs.${tab}`)}
        </a>
      ))}
    </div>
  );
}
