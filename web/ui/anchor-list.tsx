import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from './cx.ts';
import { scrollRow } from './scroll-row.ts';
import { useCurrentAnchor } from './use-current-anchor.ts';

type AnchorListProps = {
  label: string;
  /** By heading id. */
  anchors: readonly { id: string; label: string }[];
  /** For sections that are folds, beside which only a column is worth its place. */
  isColumnOnly?: boolean;
};

/** Table of contents: a row above a long page, or a column beside it; marks the current part. */
export function AnchorList({ label, anchors, isColumnOnly = false }: AnchorListProps) {
  const { hash } = useLocation();
  const current = useCurrentAnchor(anchors.map(({ id }) => id));
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <nav aria-label={label} className={cx('xl:sticky xl:top-6 xl:self-start xl:pt-4', isColumnOnly && 'max-xl:hidden')}>
      <ul className={cx(scrollRow, 'xl:grid xl:gap-1')}>
        {anchors.map(({ id, label: name }) => (
          <li key={id} className="shrink-0">
            <Link
              to={{ hash: id }}
              replace
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline max-xl:rounded-button max-xl:bg-card max-xl:px-3.5 max-xl:text-[0.9375rem] max-xl:shadow-raised xl:border-transparent xl:border-l-4 xl:ps-4 xl:text-ink-2 xl:aria-[current]:border-tomato xl:aria-[current]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Grid with the list beside its content. */
export const besideAnchors = 'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 xl:grid-cols-[11rem_minmax(0,1fr)]';
