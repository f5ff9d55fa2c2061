import { useTranslation } from 'react-i18next';
import { OKTOBERFEST } from '#web/paths.ts';
import { FolderTabs } from '#web/ui/folder-tabs.tsx';

/** At the bottom of the scene. */
export function BusinessTabs({ current }: { current: 'standard' | typeof OKTOBERFEST }) {
  const { t } = useTranslation('business');
  const tabs = [
    { id: 'standard', label: t('tabs.standard') },
    { id: OKTOBERFEST, label: t('tabs.oktoberfest') },
  ];
  return (
    <div className="-mt-px relative bg-pic-ink text-pic-paper/75 [--folder:var(--paper)] hover:[&_a:not([aria-current])]:text-pic-paper">
      <div className="container-page pt-5">
        <FolderTabs
          label={t('tabs.label')}
          tabs={tabs}
          current={current}
          className={current === OKTOBERFEST ? '[--folder-bar:var(--bavaria)] md:px-5' : 'md:px-5'}
        />
      </div>
    </div>
  );
}
