import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { AuditChanges } from './audit-changes.tsx';
import type { AuditEntry } from './use-audit.ts';
import { useAudit } from './use-audit.ts';

export function AuditLog() {
  const { t } = useTranslation('audit');
  const problemText = useProblemText();
  const log = useAudit();

  if (log.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (!log.data) {
    return (
      <ErrorState
        title={t('failed', { message: problemText(log.error) })}
        retryLabel={t('retry')}
        onRetry={() => void log.refetch()}
        busy={log.isFetching}
      />
    );
  }
  const entries = log.data.pages.flatMap((page) => page.data);
  if (entries.length === 0) {
    return (
      <EmptyState drawing={<EmptyScene of="draft" />} title={t('empty.title')} headingLevel="h4">
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ol aria-label={t('label')} className="divide-y divide-line border-line border-y">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[15rem_1fr]">
            <p className="text-small">
              <span className="wrap-anywhere block font-semibold">
                <ActorName actor={entry.actor} />
              </span>
              <time dateTime={entry.created_at} className="text-ink-2">
                <When instant={entry.created_at} />
              </time>
            </p>
            <AuditChanges entry={entry} />
          </li>
        ))}
      </ol>
      {log.hasNextPage && (
        <Button
          variant="secondary"
          size="compact"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
          className="mt-5"
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function When({ instant }: { instant: string }) {
  return formatInstant(instant, useLanguage());
}

function ActorName({ actor }: { actor: AuditEntry['actor'] }) {
  const { t } = useTranslation('audit');
  if (actor.kind === 'reviewer' || actor.kind === 'system' || actor.kind === 'api_key') {
    return actor.name ?? t(`actors.${actor.kind}`);
  }
  return actor.name ?? t('actors.gone');
}
