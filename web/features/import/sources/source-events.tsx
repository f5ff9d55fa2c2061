import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDayBrief } from '#i18n/format.ts';
import { importQueries } from '#web/api/import-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

/** Events of a source, with the owner's changes and the reasons for drafts. */
export function SourceEvents({ id }: { id: string }) {
  const { t } = useTranslation(['import-sources', 'import']);
  const language = useLanguage();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(importQueries.events(id));
  if (error) {
    return (
      <ErrorState
        title={problemText(error)}
        retryLabel={t('import:retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={t('events.loading')}>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (data.data.length === 0) return <p className="text-ink-2 text-small">{t('events.none')}</p>;
  return (
    <ul className="grid gap-3">
      {data.data.map(({ event_id: eventId, title, event_date: day, own_fields: own, draft_reason: reason }) => (
        <li key={eventId} className="wrap-anywhere grid gap-0.5">
          <p>
            <Link to={`${paths.createEvent}?event=${eventId}`} className="text-label underline">
              {title}
            </Link>{' '}
            <span className="text-ink-2 text-small">{day && formatDayBrief(day, language)}</span>
          </p>
          {own.length > 0 && (
            <p className="text-ink-2 text-small">
              {t('events.own', { fields: own.map((field) => t(`import:column.${field}`)).join(', ') })}
            </p>
          )}
          {reason && <p className="text-amber-text text-small">{t(`events.reason.${reason}`)}</p>}
        </li>
      ))}
    </ul>
  );
}
