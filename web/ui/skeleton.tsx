import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** One still block in place of what is loading. Give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block rounded-field bg-sunk', className ?? 'h-4 w-full')} />;
}

type SkeletonTextProps = { lines?: number; className?: string };

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
  return (
    <span className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <Skeleton key={index} className={index === lines - 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-full'} />
      ))}
    </span>
  );
}

type LoadingProps = { label: string; className?: string; children: ReactNode };

/** Around the skeletons of one region: announces once that it is loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
