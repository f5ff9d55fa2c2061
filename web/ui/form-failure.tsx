import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { TriangleExclamationPoint } from './icons/triangle-exclamation-point.ts';

function scrollIntoView(failure: HTMLElement | null): void {
  failure?.scrollIntoView({ block: 'nearest' });
}

/** Failure of the form above, until the next submit; scrolled into view. */
export function FormFailure({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div ref={scrollIntoView} role="alert" className="flex gap-3 rounded-well bg-oxblood-wash p-4 text-oxblood">
      <Icon of={TriangleExclamationPoint} className="mt-0.5 shrink-0" />
      <p>
        <strong className="block text-label">{title}</strong>
        {children}
      </p>
    </div>
  );
}
