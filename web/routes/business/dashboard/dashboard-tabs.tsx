import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetchAll } from '#web/api/prefetch.ts';
import type { Tab } from '#web/paths.ts';
import { tabOf, tabPath, tabs } from '#web/paths.ts';
import { TabBar } from '#web/ui/tab-bar.tsx';
import { readsOfTab } from './screen-reads.ts';

/** Arrow keys, Home and End move the focus; tabs are links, so Enter opens. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const links: Element[] = [...event.currentTarget.querySelectorAll('a')];
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 };
  const target = targets[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  (links.at(target % links.length) as HTMLElement).focus();
}

type DashboardTabsProps = { current?: Tab; eventCount?: number; usable?: readonly Tab[] };

export function DashboardTabs({ current, eventCount, usable = tabs }: DashboardTabsProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  function prepare({ target }: SyntheticEvent) {
    const link = (target as Element).closest('a');
    if (link && !link.ariaCurrent) void prefetchAll(client, readsOfTab[tabOf(new URL(link.href).searchParams)]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only add to what the links inside do
    <div onKeyDown={walk} onPointerOver={prepare} onPointerDown={prepare} onFocus={prepare}>
      <TabBar
        label={t('tabs.label')}
        tabs={usable.map((tab) => ({
          to: tabPath(tab),
          label: t(`tabs.${tab}`),
          current: tab === current,
          count: tab === 'events' ? eventCount : undefined,
        }))}
      />
    </div>
  );
}
