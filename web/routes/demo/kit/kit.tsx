import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { DemoRibbon } from '#web/shell/demo-ribbon.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { CONTENT_ID, SkipLink } from '#web/shell/skip-link.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Wordmark } from '#web/shell/wordmark.tsx';
import { AnchorList, besideAnchors } from '#web/ui/anchor-list.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { Group } from './group.tsx';
import { groupIds } from './group-ids.ts';
import { groups } from './groups.ts';

export const handle = { hydrate: 'after-paint', texts: ['kit'], sheet: 'screens' } satisfies PageHandle;

/** All components in all states; demo only. */
export default function Kit() {
  const { t } = useTranslation('kit');
  const { t: shell } = useTranslation('shell');
  return (
    <ToastProvider label={t('messages')} closeLabel={t('sample.close')}>
      <PageHead title={t('head')} description={t('description')} isPrivate />
      <SkipLink />
      <DemoRibbon />
      <header className="container-page flex flex-wrap items-center gap-3 py-4">
        <a href={paths.home} aria-label={shell('home')} className="me-auto flex min-h-11 items-center">
          <Wordmark className="h-7 w-auto" />
        </a>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="container-page pb-16">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="mt-3 mb-8 max-w-text text-ink-2 text-lead">{t('lead')}</p>
        <div className={besideAnchors}>
          <AnchorList label={t('groupsLabel')} anchors={groupIds.map((id) => ({ id, label: t(`groups.${id}`) }))} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
            {groupIds.map((id) => (
              <Group key={id} id={id} specimens={groups[id]} />
            ))}
          </div>
        </div>
      </main>
    </ToastProvider>
  );
}
