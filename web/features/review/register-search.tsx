import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { Case } from './use-review.ts';

const CONFIRMED_MS = 2000;

/** The link to the official register. Its form takes no values from a link, so they can be copied. */
export function RegisterSearch({ search }: { search: Case['register_search'] }) {
  const { t } = useTranslation('review');
  const values = [
    ['company', search.company_name],
    ['type', search.register_type],
    ['number', search.register_number],
    ['city', search.city],
  ] as const;
  return (
    <details className="text-small">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{t('register.search')}</summary>
      <p className="text-ink-2">{t('register.copyHint')}</p>
      <ul className="my-1 grid">
        {values.map(([name, value]) => value && <CopyValue key={name} what={t(`register.${name}`)} value={value} />)}
      </ul>
      <a href={search.url} target="_blank" rel="noreferrer" className="text-link inline-flex min-h-11 items-center">
        handelsregister.de <span className="sr-only">{t('register.newTab')}</span>
      </a>
    </details>
  );
}

function CopyValue({ what, value }: { what: string; value: string }) {
  const { t } = useTranslation('review');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span>
        {what}: <span className="wrap-anywhere select-all font-semibold text-ink">{value}</span>
      </span>
      <Button
        variant="quiet"
        size="compact"
        icon={isCopied ? Check : Copy}
        aria-label={isCopied ? t('register.copied') : t('register.copy', { what })}
        onClick={() =>
          navigator.clipboard.writeText(value).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <span aria-live="polite">{isCopied ? t('register.copied') : t('register.copy', { what })}</span>
      </Button>
    </li>
  );
}
