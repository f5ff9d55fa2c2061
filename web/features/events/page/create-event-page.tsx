import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '#web/api/client.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { tabPath } from '#web/features/dashboard/tabs.ts';
import { useBusiness } from '#web/features/dashboard/use-business.ts';
import { usePermission } from '#web/features/dashboard/use-permission.ts';
import { useMembership } from '#web/features/sessions/use-membership.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageTop } from './page-top.tsx';

/** Fetches what the form needs: the business, the member's rights and, when the address names one, the draft. */
export function CreateEventPage() {
  const { t } = useTranslation('create-event');
  const problemText = useProblemText();
  const [search] = useSearchParams();
  // The address gets its draft while somebody types; only the one it had at first is fetched.
  const [eventId] = useState(search.get('event'));
  const business = useBusiness();
  const stored = useQuery({
    queryKey: ['event-draft', eventId],
    queryFn: () => taggedOf(api.GET('/events/{id}', { params: { path: { id: eventId ?? '' } } })),
    enabled: eventId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isKnown = useMembership() !== undefined;
  const mayCreate = usePermission('create_events');

  const failed = business.error ?? stored.error;
  if (failed) {
    const query = business.error ? business : stored;
    return (
      <>
        <PageTop />
        <ErrorState
          title={t('failed', { message: problemText(failed) })}
          retryLabel={t('retry')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      </>
    );
  }
  if (!business.data || !isKnown || (eventId !== null && !stored.data)) return <PageSkeleton />;
  if (!mayCreate) return <Refusal title={t('forbidden')} text={t('forbiddenText')} />;
  if (stored.data && stored.data.data.status !== 'draft') {
    return <Refusal title={t('notDraft')} text={t('notDraftText')} />;
  }
  return <DraftEditor business={business.data} stored={stored.data ?? null} />;
}

function Refusal({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('create-event');
  return (
    <>
      <PageTop />
      <EmptyState
        title={title}
        action={
          <ButtonLink to={tabPath('events')} variant="secondary">
            {t('toList')}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
