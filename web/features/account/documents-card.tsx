import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { processingPath } from '#domain/legal/addresses.ts';
import type { AcceptedDocument } from '#domain/legal/documents.ts';
import { isDeclaration } from '#domain/legal/documents.ts';
import { formatDay, formatInstant } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ProcessorLists } from './processor-lists.tsx';
import type { Acceptance, LegalDocument } from './use-documents.ts';
import { useAcceptDocument, useDocumentFile } from './use-documents.ts';

export function DocumentsCard({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('documents');
  const problemText = useProblemText();
  const documents = useQuery(queries.legalDocuments);
  if (documents.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (!documents.data) {
    return (
      <ErrorState
        title={t('loadFailed', { message: problemText(documents.error) })}
        retryLabel={t('retry')}
        onRetry={() => void documents.refetch()}
        busy={documents.isFetching}
      />
    );
  }
  const { data, processors } = documents.data;
  return (
    <ul className="divide-y divide-line border-line border-t [&>:last-child]:pb-0">
      {data.map((each) => (
        <li key={each.document} className="grid gap-2 py-4">
          <Entry entry={each} isOwner={isOwner} />
          {each.document === 'processing' && processors && <ProcessorLists lists={processors} />}
        </li>
      ))}
    </ul>
  );
}

/** Pages of the texts; null for declarations, shown here. */
const pages: Record<AcceptedDocument, string | null> = {
  terms: paths.terms,
  privacy: paths.privacy,
  trader: null,
  processing: processingPath,
  advertising: null,
};

function Entry({ entry: { document, current, next, earlier }, isOwner }: { entry: LegalDocument; isOwner: boolean }) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const page = pages[document];
  const name = t(`names.${document}`);
  const accepted = [next?.acceptance, current.acceptance, ...earlier].filter((each) => each != null);
  // Accepting the next version includes the current.
  const wanted = [next, current].find((version) => version && !version.acceptance);
  const isOpen = wanted && (wanted !== current || !next?.acceptance);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className={cx('grid min-w-0 gap-1', isOwner && isOpen ? 'flex-[1_1_16rem]' : 'flex-[1_1_10rem]')}>
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans font-semibold text-body">
            {name}
            {accepted.length === 0 && document !== 'advertising' && <Badge tone="amber">{t('open')}</Badge>}
          </h3>
          {isDeclaration(document) && <p className="text-ink-2 text-small">{t(`${document}.statement`)}</p>}
          {document === 'advertising' && accepted.length === 0 && (
            <p className="text-ink-2 text-small">{t('advertisingOpen')}</p>
          )}
          {document === 'processing' && <p className="text-ink-2 text-small">{t('processingText')}</p>}
          {next && (
            <p className="text-small">{t('coming', { version: next.version, day: formatDay(next.from, language) })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {isOwner && isOpen && <Accept document={document} version={wanted.version} name={name} />}
          {page && (
            <a
              href={page}
              target="_blank"
              rel="noopener"
              data-variant="secondary"
              data-size="compact"
              className="button"
              aria-label={t('readNamed', { document: name })}
            >
              {t('read')}
            </a>
          )}
        </div>
      </div>
      {accepted.length > 0 && (
        <ul className="grid gap-2 text-small">
          {accepted.map((each) => (
            <li key={each.version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Accepted acceptance={each} />
              {each.has_file && isOwner && <Download acceptance={each} name={name} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Accept({ document, version, name }: { document: AcceptedDocument; version: number; name: string }) {
  const { t } = useTranslation('documents');
  const accept = useAcceptDocument(document, name);
  return (
    <Button
      variant="secondary"
      size="compact"
      busy={accept.isPending}
      busyLabel={t('busy')}
      aria-label={t('acceptNamed', { document: name, version })}
      onClick={() => accept.mutate(version)}
    >
      {t('accept')}
    </Button>
  );
}

function Accepted({ acceptance: { version, accepted_at, accepted_by } }: { acceptance: Acceptance }) {
  const { t } = useTranslation('documents');
  const when = formatInstant(accepted_at, useLanguage());
  return (
    <span className="text-ink-2">
      {accepted_by ? t('acceptedBy', { version, when, name: accepted_by }) : t('accepted', { version, when })}
    </span>
  );
}

function Download({ acceptance: { document, version }, name }: { acceptance: Acceptance; name: string }) {
  const { t } = useTranslation('documents');
  const file = useDocumentFile(document, version);
  return (
    <Button
      variant="secondary"
      size="compact"
      busy={file.isPending}
      busyLabel={t('busy')}
      aria-label={t('downloadNamed', { document: name, version })}
      onClick={() => file.mutate()}
    >
      {t('download')}
    </Button>
  );
}
