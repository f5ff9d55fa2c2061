import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Download } from '#web/ui/icons/download.ts';
import { ExternalLink } from '#web/ui/icons/external-link.ts';
import { Card } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { RightMissing } from './right-missing.tsx';
import type { Case } from './use-review.ts';
import { useProof } from './use-review.ts';
import { useStaffRight } from './use-staff-right.ts';

const TENTH_OF_MB = (1024 * 1024) / 10;
/** Hides the PDF toolbar and fits the width. */
const PLAIN_PDF = '#toolbar=0&navpanes=0&view=FitH';
const kinds = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;

function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}

/** The proof, fetched with the reviewer's token, so it has no public address. */
export function ProofViewer({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  return useStaffRight('read_proofs') === false ? (
    <Card>
      <h2 className="mb-3 text-label">{t('proof.title')}</h2>
      <RightMissing right="read_proofs" />
    </Card>
  ) : (
    <Proof business={business} />
  );
}

function Proof({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const problemText = useProblemText();
  const { id, proof_type: type, company_name: company, verification_status: status } = business;
  const proof = useProof(id, type !== null);
  const url = useObjectUrl(proof.data);
  const size = proof.data && Math.max(0.1, Math.round(proof.data.size / TENTH_OF_MB) / 10);

  if (type === null)
    return (
      <p className="px-5 text-ink-2 text-small">
        <b className="text-ink">{t('proof.title')}:</b> {t(status === 'pending' ? 'proof.notYet' : 'proof.none')}
      </p>
    );
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-label">{t('proof.title')}</h2>
        {size && (
          <span className="text-help text-ink-2">
            {t('proof.facts', { kind: kinds[type], size: formatNumber(size, language) })}
          </span>
        )}
      </div>
      {proof.error && (
        <ErrorState title={t('proof.failed')} retryLabel={t('list.retry')} onRetry={() => void proof.refetch()}>
          {problemText(proof.error)}
        </ErrorState>
      )}
      {!url && !proof.error && (
        <Loading label={t('proof.loading')}>
          <Skeleton className="h-80 w-full" />
        </Loading>
      )}
      {url && (
        <>
          {type === 'application/pdf' ? (
            <iframe
              src={url + PLAIN_PDF}
              title={t('proof.of', { company })}
              className="block h-128 w-full rounded-well border-0 bg-sunk"
            />
          ) : (
            <img
              src={url}
              alt={t('proof.of', { company })}
              className="block max-h-[32rem] w-full rounded-well bg-sunk object-contain"
            />
          )}
          <div className="mt-2 -mb-2 flex flex-wrap justify-between gap-2">
            <a
              href={url}
              download={`${company}.${kinds[type].toLowerCase()}`}
              data-variant="quiet"
              data-size="compact"
              className="button"
            >
              <Icon of={Download} />
              {t('proof.download')}
            </a>
            <a href={url} target="_blank" rel="noreferrer" data-variant="quiet" data-size="compact" className="button">
              <Icon of={ExternalLink} />
              {t('proof.enlarge')}
              <span className="sr-only">{t('register.newTab')}</span>
            </a>
          </div>
        </>
      )}
    </Card>
  );
}
