import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Copy } from '#web/ui/icons/copy.ts';
import { ExternalLink } from '#web/ui/icons/external-link.ts';
import { Key } from '#web/ui/key.tsx';
import { Card } from '#web/ui/panel.tsx';
import { useMeterText } from './register-meter.tsx';
import type { Case } from './use-review.ts';
import { useDesk } from './use-review.ts';

const CONFIRMED_MS = 2000;

/** Values to find in the register; for a verified business the proposed ones. */
function registeredAs({ register_search: search, legal_form, managing_director, proposals, proposed }: Case) {
  const wanted: Record<string, string | null> = Object.fromEntries(proposals.map(({ field, value }) => [field, value]));
  const { legal_form: legalForm, managing_director: director } = { legal_form, managing_director, ...wanted };
  return { search: proposed?.register_search ?? search, legalForm, director };
}

/**
 * Opens the official register and shows the values to find, copyable because its form takes no parameters; each visit
 * counts for the team.
 */
export function RegisterSearch({ business, onOpen }: { business: Case; onOpen: () => void }) {
  const { t } = useTranslation(['review', 'proposals']);
  const meter = useDesk().data?.register_lookups;
  const meterText = useMeterText(meter);
  const { search, legalForm, director } = registeredAs(business);
  const isProposed = business.proposals.some(({ field }) => field !== 'display_name' && field !== 'tax_id');
  const values = [
    [t('register.company'), search.company_name],
    [t('register.type'), search.register_type],
    [t('register.number'), search.register_number],
    [t('register.city'), search.city],
    [t('data.legalForm'), legalForm],
    [t('register.director'), director],
  ] as const;
  return (
    <Card className="desk-register">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-label">{t('register.title')}</h2>
        <a
          href={search.url}
          target="_blank"
          rel="noreferrer"
          aria-keyshortcuts="R"
          aria-describedby="meter"
          onClick={onOpen}
          data-variant="secondary"
          data-size="compact"
          className="button shrink-0"
        >
          <Icon of={ExternalLink} />
          {t('register.open')}
          <span className="sr-only">{t('register.newTab')}</span>
          <span aria-hidden="true" className="pointer-coarse:hidden">
            <Key>R</Key>
          </span>
        </a>
      </div>
      <p id="meter" className={meter?.left === 0 ? 'mb-3 text-amber-text text-small' : 'mb-3 text-ink-2 text-small'}>
        {meterText}
      </p>
      {isProposed && <p className="mb-1 font-semibold text-small">{t('proposals:review.register')}</p>}
      <p className="text-ink-2 text-small">{t('register.copyHint')}</p>
      <dl className="mt-1 grid">
        {values.map(([what, value]) => value && <CopyValue key={what} what={what} value={value} />)}
      </dl>
    </Card>
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
    <div className="border-line border-t py-1.5">
      <dt className="text-ink-2 text-small">{what}</dt>
      <dd className="flex items-center gap-2">
        <span className="wrap-anywhere min-w-0 flex-1 select-all font-semibold">{value}</span>
        <button
          type="button"
          aria-label={isCopied ? t('register.copied') : t('register.copy', { what })}
          onClick={() =>
            navigator.clipboard.writeText(value).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
          className="-mt-5 grid size-11 shrink-0 place-items-center rounded-field text-ink-2"
        >
          <Icon of={isCopied ? Check : Copy} size={18} />
          <span aria-live="polite" className="sr-only">
            {isCopied && t('register.copied')}
          </span>
        </button>
      </dd>
    </div>
  );
}
