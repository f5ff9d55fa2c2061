import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/check.ts';
import { Copy } from '#web/ui/icons/copy.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useCopy } from '#web/ui/use-copy.ts';

type CopiedFieldProps = {
  label: string;
  help: string;
  value: string;
  copyLabel: string;
  /** Visible lines; 1 for an address. */
  rows?: number;
  children?: ReactNode;
};

const ADDRESS_BUTTONS = 'grid-cols-2 max-md:[&>:only-child]:col-span-2 md:pt-6';

const MONO = '[&_textarea]:font-mono [&_textarea]:resize-none [&_textarea]:text-small';

/** A read-only value with a copy button. */
export function CopiedField({ label, help, value, copyLabel, rows, children }: CopiedFieldProps) {
  const { t } = useTranslation('integrations');
  const { state, copy } = useCopy(value);
  const field = {
    label,
    value,
    readOnly: true,
    autoComplete: 'off',
    spellCheck: false,
    help: state === 'failed' ? t('secret.copyFailed') : help,
    onFocus: (event: { currentTarget: { select(): void } }) => event.currentTarget.select(),
  };
  return (
    <div className={cx('grid content-start gap-3', rows ? 'max-w-text' : 'md:grid-cols-[minmax(0,1fr)_18.5rem]')}>
      {rows ? <TextArea {...field} rows={rows} className={MONO} /> : <TextInput {...field} />}
      {/* Beside an address, buttons share its line and align with other fields'. */}
      <div className={cx('grid content-start gap-3', rows ? 'sm:justify-self-start' : ADDRESS_BUTTONS)}>
        <Button
          variant="secondary"
          icon={state === 'copied' ? Check : Copy}
          aria-label={state === 'copied' ? undefined : copyLabel}
          onClick={() => void copy()}
        >
          {state === 'copied' ? t('secret.copied') : rows ? copyLabel : t('secret.copy')}
        </Button>
        {children}
      </div>
      <p role="status" className="sr-only">
        {state === 'copied' && t('secret.copied')}
      </p>
    </div>
  );
}
