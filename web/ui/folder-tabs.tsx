import { cx } from './cx.ts';

type FolderTabsProps = {
  label: string;
  tabs: readonly { id: string; label: string }[];
  /** Id of the panel that this row is in. */
  current: string;
  className?: string;
};

/** One row of tabs for each panel, in the colours of `--folder` and `--folder-bar`; see `web/styles/marketing.css`. Links, so that Back works and a tab can be shared. */
export function FolderTabs({ label, tabs, current, className }: FolderTabsProps) {
  return (
    <nav aria-label={label} className={cx('scrollbar-none flex overflow-x-auto', className)}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`#${tab.id}`}
          data-folder-tab=""
          aria-current={tab.id === current ? 'page' : undefined}
          className={cx(
            'relative flex min-h-13 items-center whitespace-nowrap rounded-t-tab px-5.5 font-semibold text-[1.0625rem] focus-visible:-outline-offset-4',
            tab.id === current &&
              'bg-(--folder,var(--card)) text-ink before:absolute before:inset-x-5.5 before:top-0 before:h-1 before:bg-(--folder-bar,var(--tomato))',
          )}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
