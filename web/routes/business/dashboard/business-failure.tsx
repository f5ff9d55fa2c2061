import { useTranslation } from 'react-i18next';
import { isProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';

type BusinessFailureProps = { error: Error; onRetry: () => void; busy: boolean };

/** Replaces the dashboard. */
export function BusinessFailure({ error, onRetry, busy }: BusinessFailureProps) {
  const { t } = useTranslation('dashboard');
  const problemText = useProblemText();
  const isMissing = isProblem(error, 'no_business') || isProblem(error, 'not_found');
  return (
    <>
      <h1 className="mb-6 text-h1">Dashboard</h1>
      <Panel>
        <ErrorState
          title={isMissing ? t('business.missing') : t('business.failed', { message: problemText(error) })}
          retryLabel={t('retry')}
          onRetry={onRetry}
          busy={busy}
        >
          {isMissing && t('business.missingText')}
        </ErrorState>
      </Panel>
    </>
  );
}
