import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tab } from '#web/paths.ts';
import { tabPath, tabs } from '#web/paths.ts';
import { TabBar } from '#web/ui/tab-bar.tsx';

/** Arrow keys, Home and End move along the tabs; they are links, so Enter opens. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const links: Element[] = [...event.currentTarget.querySelectorAll('a')];
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 };
  const target = targets[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  (links.at(target % links.length) as HTMLElement).focus();
}

export function DashboardTabs({ current, eventCount }: { current?: Tab; eventCount?: number }) {
  const { t } = useTranslation('dashboard');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only add to what the links inside do
    <div onKeyDown={walk}>
      <TabBar
        label={t('tabs.label')}
        tabs={tabs.map((tab) => ({
          to: tabPath(tab),
          label: t(`tabs.${tab}`),
          current: tab === current,
          count: tab === 'events' ? eventCount : undefined,
        }))}
      />
    </div>
  );
}
