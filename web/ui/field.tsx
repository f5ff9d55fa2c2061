import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Info } from './icons/info.ts';
import { TriangleExclamationPoint } from './icons/triangle-exclamation-point.ts';

/** The texts around a control. */
export type FieldTexts = {
  label: ReactNode;
  /** Keeps the label for screen readers only, e.g. for a search field with an icon. */
  hideLabel?: boolean;
  /** Small text beside the label, e.g. "optional". */
  note?: ReactNode;
  help?: ReactNode;
  /** Replaces the help, is announced, and marks the control as invalid. */
  error?: string | null;
  /** Replaces the help and is announced, but stops nobody. */
  hint?: string | null;
  /** Right of the label, e.g. "81 / 300". */
  counter?: string;
  /** Reserves the line below, so that a message does not move what follows. */
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
  /** Gets the attributes that connect the control with its label and messages. */
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, help or error below. */
export function Field({ id, className, children, ...texts }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const hasMessage = Boolean(texts.error || texts.hint || texts.help);
  return (
    <div className={cx('grid min-w-0 content-start', className)}>
      <div className={texts.hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-4'}>
        <label htmlFor={controlId} className="text-label">
          {texts.label}
          {texts.note && <span className="ms-0.5 font-normal text-ink-3"> {texts.note}</span>}
        </label>
        {texts.counter && <span className="shrink-0 text-help text-ink-3 tabular-nums">{texts.counter}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': texts.error ? true : undefined,
      })}
      <FieldMessage
        id={messageId}
        help={texts.help}
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

/** The line under a control. The live region exists before the error does; otherwise nothing would be announced. */
export function FieldMessage({ id, help, error, hint, reserve }: FieldMessageProps) {
  return (
    <div
      id={id}
      className={cx('text-pretty text-help', Boolean(help || error || hint) && 'mt-1.5', reserve && 'min-h-6')}
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
