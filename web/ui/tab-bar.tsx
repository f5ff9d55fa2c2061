import type { MouseEvent } from 'react';
import { startTransition, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { cx } from './cx.ts';

type Tab = {
  to: string;
  label: string;
  count?: number;
  /** Set by the screen, since tabs are in the query. */
  current: boolean;
};

type TabBarProps = { label: string; tabs: Tab[]; className?: string };

const tabClass =
  'relative flex h-13 shrink-0 items-center gap-2 rounded-t-tab px-5.5 text-body font-semibold text-ink-2 transition-colors hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-5.5 aria-[current=page]:before:top-0 aria-[current=page]:before:h-1 aria-[current=page]:before:bg-tomato focus-visible:-outline-offset-3';

/** False for modified clicks. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** Folder tabs as links, so that Back and sharing work. */
export function TabBar({ label, tabs, className }: TabBarProps) {
  const navigate = useNavigate();
  const barRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = barRef.current;
    const open = bar?.querySelector<HTMLElement>('[aria-current=page]');
    if (!bar || !open) return;
    // Notified after the next layout; measuring earlier forces an extra one.
    const laidOut = new ResizeObserver(() => {
      bar.scrollLeft = open.offsetLeft - (bar.clientWidth - open.offsetWidth) / 2;
    });
    laidOut.observe(open);
    return () => laidOut.disconnect();
  });
  return (
    <nav
      ref={barRef}
      aria-label={label}
      className={cx('scrollbar-none relative z-1 flex overflow-x-auto px-4 max-md:-mx-4 fade-edges md:px-5', className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            // Renders the pending state together with the new address.
            startTransition(() => void navigate(tab.to, { preventScrollReset: true, replace: tab.current }));
          }}
          className={tabClass}
        >
          {tab.label}
          {tab.count !== undefined && <span className="text-small tabular-nums">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
