import { cx } from './cx.ts';

type FolderTabsProps = {
  label: string;
  tabs: readonly { id: string; label: string }[];
  /** Id of the panel with this row. */
  current: string;
  className?: string;
};

/**
 * A row of tabs in each panel, coloured by `--folder` and `--folder-bar` (`web/styles/marketing.css`). Links, so that
 * Back and sharing work.
 */
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
