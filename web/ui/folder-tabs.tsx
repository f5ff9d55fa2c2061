import { cx } from './cx.ts';

type FolderTabsProps = {
  label: string;
  tabs: readonly { id: string; label: string }[];
  /** Id of the panel that this row is in. */
  current: string;
  className?: string;
};

/** One row of tabs for each panel; see `web/styles/marketing.css`. Links, so that Back works and a tab can be shared. */
export function FolderTabs({ label, tabs, current, className }: FolderTabsProps) {
  return (
    <nav aria-label={label} className={cx('scrollbar-none flex overflow-x-auto', className)}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`#${tab.id}`}
          aria-current={tab.id === current ? 'page' : undefined}
          className="folder-tab"
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
