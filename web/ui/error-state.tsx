import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { TriangleExclamationPoint } from './icons/triangle-exclamation-point.ts';

type ErrorStateProps = {
  title: string;
  /** The next step. */
  children?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  className?: string;
};

export function ErrorState({ title, children, retryLabel, onRetry, busy, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cx('flex items-start gap-3 py-6', className)}>
      <Icon of={TriangleExclamationPoint} size={24} className="mt-px shrink-0 text-oxblood" />
      <div className="grid justify-items-start gap-2">
        <p className="text-h4">{title}</p>
        {children && <div className="max-w-text text-body text-ink-2">{children}</div>}
        {onRetry && retryLabel && (
          <Button variant="secondary" size="compact" busy={busy} onClick={onRetry} className="mt-2">
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
