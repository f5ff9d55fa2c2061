import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A static placeholder; set the size of the real content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block rounded-field bg-sunk', className ?? 'h-4 w-full')} />;
}

type SkeletonTextProps = { lines?: number; className?: string };

/** The last line is shorter. */
export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
  return (
    <span className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have a fixed order
        <Skeleton key={index} className={index === lines - 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-full'} />
      ))}
    </span>
  );
}

type LoadingProps = { label: string; className?: string; children: ReactNode };

/** Wraps the skeletons of a region and announces loading once. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
