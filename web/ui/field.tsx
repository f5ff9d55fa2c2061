import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Info } from './icons/info.ts';
import { TriangleExclamationPoint } from './icons/triangle-exclamation-point.ts';

export type FieldTexts = {
  label: ReactNode;
  /** Visually hidden. */
  hideLabel?: boolean;
  /** Beside the label, e.g. "optional". */
  note?: ReactNode;
  help?: ReactNode;
  /** Replaces the help, is announced, and marks the control invalid. */
  error?: string | null;
  /** Replaces the help and is announced; does not block. */
  hint?: string | null;
  /** E.g. "81 / 300". */
  counter?: string;
  /** Reserves the line of errors and hints, to prevent layout shift; the help is beside the label. */
  reserveMessage?: boolean;
};

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  id?: string;
  className?: string;
  /** Receives the attributes linking control, label and messages. */
  children: (control: ControlProps) => ReactNode;
};

export function Field({ id, className, children, ...texts }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const helpId = texts.reserveMessage && texts.help ? `${controlId}-help` : undefined;
  const hasMessage = Boolean(texts.error || texts.hint || (texts.help && !helpId));
  return (
    <div className={cx('grid min-w-0 content-start', className)}>
      <div className={texts.hideLabel ? 'sr-only' : 'mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2'}>
        <label htmlFor={controlId} className="text-label">
          {texts.label}
          {texts.note && <span className="ms-0.5 font-normal text-ink-3"> {texts.note}</span>}
        </label>
        {helpId && (
          <span id={helpId} className="mr-auto text-help text-ink-3">
            {texts.help}
          </span>
        )}
        {texts.counter && <span className="shrink-0 text-help text-ink-3 tabular-nums">{texts.counter}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': cx(helpId, hasMessage && messageId) || undefined,
        'aria-invalid': texts.error ? true : undefined,
      })}
      <FieldMessage
        id={messageId}
        help={helpId ? undefined : texts.help}
        error={texts.error}
        hint={texts.hint}
        reserve={texts.reserveMessage}
      />
    </div>
  );
}

type FieldMessageProps = {
  id: string;
  help?: ReactNode;
  error?: string | null;
  hint?: string | null;
  reserve?: boolean;
};

/** Message below a control. The live region is always rendered, since screen readers ignore new ones. */
export function FieldMessage({ id, help, error, hint, reserve }: FieldMessageProps) {
  return (
    <div
      id={id}
      className={cx(
        'text-pretty text-help',
        Boolean(reserve || help || error || hint) && 'mt-1',
        reserve && 'min-h-lh',
      )}
    >
      <div aria-live="polite">
        {error && (
          <p className="flex gap-1.5 font-semibold text-oxblood">
            <Icon of={TriangleExclamationPoint} size={16} className="mt-px shrink-0" />
            {error}
          </p>
        )}
        {!error && hint && (
          <p className="flex gap-1.5 text-amber-text">
            <Icon of={Info} size={16} className="mt-px shrink-0" />
            {hint}
          </p>
        )}
      </div>
      {!error && !hint && help && <div className="text-ink-3">{help}</div>}
    </div>
  );
}
