import type { ComponentProps, ReactNode } from 'react';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; help?: ReactNode };

/** Inside a `FieldGroup`. */
export function Radio({ label, help, className, ...input }: RadioProps) {
  return (
    <label className={className ?? 'flex min-h-11 items-start gap-3 py-2.5'}>
      <input {...input} type="radio" className="tick" />
      <span className="grid">
        <span className="text-body">{label}</span>
        {help && <span className="text-help text-ink-3">{help}</span>}
      </span>
    </label>
  );
}
