import { Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import type { StaffInvitation } from './use-staff.ts';

/** The link with which somebody chooses a password: shown now and never again, until the lead has handed it over. */
export function StaffLink({ made, onDone }: { made: StaffInvitation; onDone: () => void }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const ref = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(made.link);
  const title = t('link.title', { name: made.member.username });

  useEffect(() => {
    // The dialog or menu that made it first gives the focus back to its button.
    const timer = setTimeout(() => ref.current?.focus(), 100);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section ref={ref} tabIndex={-1} aria-label={title} className="grid gap-4 rounded-well bg-fir-wash p-4 md:p-6">
      <div className="grid gap-1">
        <h2 className="wrap-anywhere text-h4">{title}</h2>
        <p className="text-ink-2">{t('link.text', { at: formatInstant(made.expires_at, language) })}</p>
      </div>
      <TextInput
        label={t('link.label')}
        value={made.link}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        help={state === 'failed' ? t('link.copyFailed') : undefined}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button icon={state === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {state === 'copied' ? t('link.copied') : t('link.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('link.done')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {state === 'copied' && t('link.copied')}
        {state === 'failed' && t('link.copyFailed')}
      </p>
    </section>
  );
}
