import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import type { FieldTexts } from './field.tsx';
import { FieldMessage } from './field.tsx';

type FieldGroupProps = Omit<FieldTexts, 'note'> & { className?: string; children: ReactNode };

/** Controls under one question: radios, checkboxes, chips, tiles. */
export function FieldGroup({ className, children, ...texts }: FieldGroupProps) {
  const messageId = useId();
  const hasMessage = Boolean(texts.help || texts.error);
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={hasMessage ? messageId : undefined}>
      <legend className={texts.hideLabel ? 'sr-only' : 'mb-1.5 flex w-full items-baseline justify-between gap-4'}>
        <span className="text-label">{texts.label}</span>
        {texts.counter && <span className="shrink-0 font-semibold text-help tabular-nums">{texts.counter}</span>}
      </legend>
      {children}
      <FieldMessage id={messageId} help={texts.help} error={texts.error} reserve={texts.reserveMessage} />
    </fieldset>
  );
}
