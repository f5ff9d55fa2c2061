import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useCopy } from './use-copy.ts';

type CopiedFieldProps = {
  label: string;
  help: string;
  value: string;
  copyLabel: string;
  /** Lines; an address has one. */
  rows?: number;
  /** More buttons. */
  children?: ReactNode;
};

/** Code keeps its columns. */
const MONO = '[&_textarea]:font-mono [&_textarea]:text-small';

/** An address or a piece of code to take along. */
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
    <div className="grid max-w-text content-start gap-3">
      {rows ? <TextArea {...field} rows={rows} className={MONO} /> : <TextInput {...field} />}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button variant="secondary" icon={state === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {state === 'copied' ? t('secret.copied') : copyLabel}
        </Button>
        {children}
      </div>
      <p role="status" className="sr-only">
        {state === 'copied' && t('secret.copied')}
      </p>
    </div>
  );
}
