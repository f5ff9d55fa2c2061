import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useCopy } from '#web/ui/use-copy.ts';

type SecretOnceProps = {
  title: string;
  text: string;
  label: string;
  secret: string;
  onDone: () => void;
  /** What to do with it first. */
  children?: ReactNode;
};

/** A secret that is shown now and never again. It stays until the person confirms that it is saved. */
export function SecretOnce({ title, text, label, secret, onDone, children }: SecretOnceProps) {
  const { t } = useTranslation('integrations');
  const ref = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(secret);

  useEffect(() => {
    // The dialog that made the secret first gives the focus back to its button.
    const timer = setTimeout(() => ref.current?.focus(), 100);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section ref={ref} tabIndex={-1} aria-label={title} className="grid gap-4 rounded-well bg-fir-wash p-4 md:p-6">
      <div className="grid gap-1">
        <h3 className="wrap-anywhere text-h4">{title}</h3>
        <p className="text-ink-2">{text}</p>
      </div>
      <TextInput
        label={label}
        value={secret}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        help={state === 'failed' ? t('secret.copyFailed') : undefined}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button icon={state === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {state === 'copied' ? t('secret.copied') : t('secret.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </div>
      {children && <div className="border-line border-t pt-4">{children}</div>}
      <p role="status" className="sr-only">
        {state === 'copied' && t('secret.copied')}
        {state === 'failed' && t('secret.copyFailed')}
      </p>
    </section>
  );
}
