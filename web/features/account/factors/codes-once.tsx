import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Copy } from '#web/ui/icons/copy.ts';
import { Download } from '#web/ui/icons/download.ts';
import { Printer } from '#web/ui/icons/printer.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Recovery codes, shown once until confirmed as saved. */
export function CodesOnce({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const ref = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => ref.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('codes.shown')}
      data-print-alone=""
      className="grid gap-4 rounded-well bg-fir-wash p-4 md:p-6"
    >
      <div className="grid gap-1">
        <h3 className="text-h4">{t('codes.shown')}</h3>
        <p className="text-ink-2">{t('codes.shownText')}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-1 font-semibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-sm:*:grow print:hidden">
        <Button
          size="compact"
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('codes.fileName'))}
        >
          {t('codes.download')}
        </Button>
        <Button size="compact" variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
        <Button
          size="compact"
          variant="secondary"
          icon={isCopied ? Check : Copy}
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
        >
          {t(isCopied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button size="compact" variant="secondary" onClick={onDone}>
          {t('codes.saved')}
        </Button>
      </div>
    </section>
  );
}
