import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

type CaseFailureProps = {
  error: Error;
  head: string;
  description: string;
  failed: string;
  /** For one that is not there, which trying again does not bring. */
  missing: string;
  onRetry: () => void;
  busy: boolean;
  /** The way back to the list. */
  children: ReactNode;
};

/** Instead of a case that could not be read. */
export function CaseFailure({ error, head, description, failed, missing, onRetry, busy, children }: CaseFailureProps) {
  const { t } = useTranslation('review');
  const problemText = useProblemText();
  const isMissing = isProblem(error, 'not_found');
  return (
    <>
      <PageHead title={head} description={description} isPrivate />
      <h1 className="sr-only">{failed}</h1>
      <ErrorState
        title={isMissing ? missing : failed}
        retryLabel={t('list.retry')}
        onRetry={isMissing ? undefined : onRetry}
        busy={busy}
      >
        {!isMissing && problemText(error)}
      </ErrorState>
      {children}
    </>
  );
}
