import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ButtonContent } from '#web/ui/button-content.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Copy } from '#web/ui/icons/copy.ts';
import { Globe } from '#web/ui/icons/globe.ts';

type PageAddressProps = {
  url: string;
  /** Of a button in place of an unreadable address. */
  words?: string;
  variant?: 'primary' | 'secondary';
  copyRef?: RefObject<HTMLButtonElement | null>;
};

/** The page's address with a copy button, for a wrapping row. */
export function PageAddress({ url, words, variant = 'primary', copyRef }: PageAddressProps) {
  const { t } = useTranslation('events');
  const [copying, setCopying] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopying('copied'),
      () => setCopying('failed'),
    );
  return (
    <>
      {words === undefined && (
        <p className="flex min-h-12 min-w-0 flex-1 basis-72 items-center gap-3 rounded-button bg-sunk px-4">
          <Icon of={Globe} />
          <a href={url} target="_blank" rel="noopener" className="wrap-anywhere py-2">
            {url.replace(/^https?:\/\//, '')}
          </a>
        </p>
      )}
      <Button
        ref={copyRef}
        variant={variant}
        icon={copying === 'copied' ? Check : Copy}
        className="max-sm:w-full"
        onClick={() => void copy()}
      >
        {t(copying === 'copied' ? 'share.copied' : 'share.copy')}
      </Button>
      {words !== undefined && (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="button max-sm:w-full"
          data-variant="secondary"
          data-size="normal"
        >
          <ButtonContent icon={Globe}>{words}</ButtonContent>
        </a>
      )}
      <p role="status" className="order-last basis-full text-small empty:hidden">
        {copying === 'copied' && <span className="sr-only">{t('share.copied')}</span>}
        {copying === 'failed' && t('share.copyFailed')}
      </p>
    </>
  );
}
