import { useTranslation } from 'react-i18next';
import { accessTokenHours } from '#domain/plans/request-limits.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import panelScript from '#web/shell/panel-script.ts?inline-script';
import { FolderTabs } from '#web/ui/folder-tabs.tsx';
import type { Route } from './+types/api-docs.ts';
import copyScript from './copy-script.ts?inline-script';
import { readEndpoints } from './endpoints.ts';
import { ApiLimits } from './limits.tsx';
import { EndpointsPanel, ExamplesPanel, WebhooksPanel } from './panels.tsx';

export const handle = { sheet: 'marketing' } satisfies PageHandle;

export function loader() {
  return readEndpoints();
}

const steps = ['key', 'token', 'event'] as const;

/** For integrators: how to begin, what there is, how much of it. */
export default function ApiDocs({ loaderData: groups }: Route.ComponentProps) {
  const { t } = useTranslation('api-docs');
  const tabs = (['endpoints', 'examples', 'webhooks'] as const).map((id) => ({ id, label: t(`tabs.${id}`) }));
  const panels = {
    endpoints: <EndpointsPanel groups={groups} />,
    examples: <ExamplesPanel />,
    webhooks: <WebhooksPanel />,
  };
  return (
    <>
      <PageHead title={t('title')} description={t('description')} canonical={paths.api} image="api" />
      <div className="container-page grid items-end gap-x-14 gap-y-10 pt-8 lg:grid-cols-[1fr_32rem] lg:pt-12">
        <div>
          <h1 className="max-w-[11ch] pb-[0.08em] text-[3.25rem] text-display-1 leading-[0.93] md:text-[clamp(4rem,6.6vw,6rem)]">
            {t('headline')}
          </h1>
          <p className="mt-4 max-w-[36rem] text-ink-2 text-lead">{t('lead')}</p>
        </div>
        <section aria-labelledby="start-title">
          <h2 id="start-title" className="sr-only">
            {t('start.title')}
          </h2>
          <ol className="rule-section divide-y-2 divide-dashed divide-line">
            {steps.map((step, index) => (
              <li key={step} className="flex items-center gap-4 py-4">
                <span className="w-6 text-[1.75rem] text-stat">{index + 1}</span>
                <span className="grid grow gap-x-4 sm:grid-cols-2">
                  <span className="font-semibold">{t(`start.${step}.step`)}</span>
                  <span className="text-ink-2 text-small">
                    {step === 'key' ? (
                      <a href={paths.integrations} className="text-link">
                        {t('start.key.text')}
                      </a>
                    ) : (
                      t(`start.${step}.text`, { hours: accessTokenHours })
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="container-page mt-10 max-md:px-0 lg:mt-14">
        {tabs.map(({ id, label }) => (
          <section key={id} id={id} data-panel="" tabIndex={-1} aria-label={label}>
            <FolderTabs label={t('tabs.label')} tabs={tabs} current={id} className="px-4 text-ink-2 md:px-5" />
            <div className="bg-card p-4 py-8 shadow-raised md:rounded-panel md:p-10">{panels[id]}</div>
          </section>
        ))}
        <p role="status" data-copy-status="" className="sr-only" />
      </div>
      <ApiLimits />
      <PageScriptTag source={panelScript} />
      <PageScriptTag source={copyScript} />
    </>
  );
}
