import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiChangesFeedPath } from '#domain/shared/api-changes.ts';
import { demoKeys } from '#domain/shared/demo.ts';
import { paths } from '#web/paths.ts';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FileBraces } from '#web/ui/icons/file-braces.ts';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { Menu } from '#web/ui/icons/menu.ts';
import type { ApiPage } from './api-pages.ts';
import { ApiTabs, PANEL_ID, tabId, tabOfPage } from './api-tabs.tsx';
import { CopyButton } from './code.tsx';
import docsScript from './docs-script.ts?inline-script';
import type { Endpoint, Shape } from './endpoints.ts';
import languageScript from './language-script.ts?inline-script';
import { ApiNavigation, NAVIGATION_ID } from './navigation.tsx';
import type { ScriptTexts } from './script-texts.ts';

export const DOCUMENT = '/api/v1/openapi.json';
export const APP_DOCUMENT = '/api/v1/openapi-app.json';
export const EVENTS_DOCUMENT = '/api/v1/asyncapi.json';

const link = 'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-semibold';

export function useBase(): string {
  return `${useSite().publicUrl}/api/v1`;
}

/** Frame of the documentation: base address, navigation, scripts. */
export function DocsFrame(props: {
  open?: ApiPage;
  endpoints: readonly Endpoint[];
  shapes?: readonly Shape[];
  children: ReactNode;
}) {
  const { open, endpoints, shapes = [], children } = props;
  const { t } = useTranslation('api-docs');
  const { isDemo } = useSite();
  const base = useBase();
  const tab = tabOfPage(open);
  return (
    <div className="api">
      <PageScriptTag source={languageScript} />
      <link rel="alternate" type="application/atom+xml" title={t('guide.news.feed')} href={apiChangesFeedPath} />
      <section
        aria-label={t('bar.label')}
        data-print="hide"
        className="sticky top-0 z-2 flex min-h-14 items-center gap-3 border-line border-y bg-card px-4 text-[0.9375rem] md:gap-x-5 lg:px-6"
      >
        <button
          type="button"
          popoverTarget={NAVIGATION_ID}
          className="inline-flex min-h-11 items-center gap-2 font-semibold lg:hidden"
        >
          <Icon of={Menu} />
          {t('nav.open')}
        </button>
        <strong className="text-[1.0625rem] max-md:hidden">API</strong>
        <span className="rounded-badge bg-sunk px-2 py-[0.3125rem] font-semibold leading-[1.1] max-md:hidden">
          {t('bar.version')}
        </span>
        <figure className="me-auto flex min-w-0 items-center gap-2 max-md:flex-row-reverse">
          <span className="whitespace-nowrap text-ink-2 md:max-lg:sr-only">{t('bar.base')}</span>
          <code className="truncate max-md:sr-only">{base}</code>
          <CopyButton title={t('bar.base')} className="max-md:[&>span]:hidden" />
        </figure>
        <a href={DOCUMENT} className={cx(link, 'max-md:[&>svg]:hidden')}>
          <Icon of={FileBraces} size={18} />
          {t('bar.document')}
        </a>
        <a href={paths.integrations} className={cx(link, 'max-md:hidden')}>
          <Icon of={KeyRound} size={18} />
          {t('bar.key')}
        </a>
      </section>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ApiNavigation {...(open ? { open } : {})} endpoints={endpoints} shapes={shapes} />
        <div data-texts={JSON.stringify(useScriptTexts())} {...(isDemo ? { 'data-demo': demoKeys.businessKey } : {})}>
          <ApiTabs current={tab} />
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
            {children}
          </div>
        </div>
      </div>
      <p role="status" data-copy-status="" className="sr-only" />
      <PageScriptTag source={docsScript} />
    </div>
  );
}

function useScriptTexts(): ScriptTexts {
  const { t } = useTranslation('api-docs');
  const names = ['sure', 'really', 'send', 'busy', 'needsKey', 'missing', 'badJson', 'unreachable', 'empty'] as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, t(`try.${name}`, { name: '{name}' })])),
    copied: t('copied'),
    milliseconds: t('try.milliseconds', { count: 0 }).replace('0', '{count}'),
    found: t('nav.found', { count: 2 }).replace('2', '{count}'),
  } as ScriptTexts;
}
