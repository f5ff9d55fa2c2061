import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

type PlainSubmitProps = { children: ReactNode; busyLabel: ReactNode; className?: string };

/** Submit button without React: a script sets `aria-busy`; the width stays. */
export function PlainSubmit({ children, busyLabel, className = '' }: PlainSubmitProps) {
  return (
    <button type="submit" data-send="" data-variant="primary" className={`group button ${className}`}>
      <span className="grid *:col-start-1 *:row-start-1">
        <span className="group-aria-busy:invisible">{children}</span>
        <span className="invisible flex items-center justify-center gap-2 group-aria-busy:visible">
          <Spinner />
          {busyLabel}
        </span>
      </span>
    </button>
  );
}
