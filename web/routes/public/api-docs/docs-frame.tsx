import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { demoKeys } from '#domain/shared/demo.ts';
import { paths } from '#web/paths.ts';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FileBraces } from '#web/ui/icons/file-braces.ts';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { Menu } from '#web/ui/icons/menu.ts';
import type { ApiResource } from './api-pages.ts';
import { ApiTabs, PANEL_ID, tabId, tabOfPage } from './api-tabs.tsx';
import { CopyButton } from './code.tsx';
import docsScript from './docs-script.ts?inline-script';
import type { Endpoint, Shape } from './endpoints.ts';
import languageScript from './language-script.ts?inline-script';
import { ApiNavigation, NAVIGATION_ID } from './navigation.tsx';
import type { ScriptTexts } from './script-texts.ts';

export const DOCUMENT = '/api/v1/openapi.json';

/** The address that all calls begin with. */
export function useBase(): string {
  return `${useSite().publicUrl}/api/v1`;
}

/** What all pages of the documentation share: where the API is, all of its calls, and the scripts. */
export function DocsFrame(props: {
  open?: ApiResource;
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
      <section aria-label={t('bar.label')} data-print="hide" className="api-bar">
        <button type="button" popoverTarget={NAVIGATION_ID} className="api-open">
          <Icon of={Menu} />
          {t('nav.open')}
        </button>
        <strong>API</strong>
        <span className="api-version">{t('bar.version')}</span>
        <figure className="api-base">
          <span>{t('bar.base')}</span>
          <code>{base}</code>
          <CopyButton title={t('bar.base')} />
        </figure>
        <a href={DOCUMENT}>
          <Icon of={FileBraces} size={18} />
          {t('bar.document')}
        </a>
        <a href={paths.integrations}>
          <Icon of={KeyRound} size={18} />
          {t('bar.key')}
        </a>
      </section>
      <div className="api-columns">
        <ApiNavigation {...(open ? { open } : {})} endpoints={endpoints} shapes={shapes} />
        <div
          className="api-text"
          data-texts={JSON.stringify(useScriptTexts())}
          {...(isDemo ? { 'data-demo': demoKeys.businessKey } : {})}
        >
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

/** What the script says. */
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
