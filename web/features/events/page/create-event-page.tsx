import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { tabPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { pageTariff } from '../drafts/event-draft.ts';
import { MissingDraft } from '../drafts/missing-draft.tsx';
import { useOpenDraft } from '../drafts/use-open-draft.ts';
import { DraftEditor } from './draft-editor.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PageTop } from './page-top.tsx';

/** Fetches what the form needs: the business, the member's rights and, when the address names one, the draft. */
export function CreateEventPage() {
  const { t } = useTranslation(['create-event', 'events']);
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const business = useBusiness();
  const isKnown = useMembership() !== undefined;
  const mayCreate = usePermission('create_events');
  const maySave = usePermission('edit_events');
  const { found, ...opening } = useOpenDraft({ addressedId: search.get('event'), tariff: pageTariff, maySave });
  const toList = (
    <ButtonLink to={tabPath('events')} variant="secondary">
      {t('events:drafts.toList')}
    </ButtonLink>
  );

  if (business.error) {
    return (
      <>
        <PageTop />
        <ErrorState
          title={t('failed', { message: problemText(business.error) })}
          retryLabel={t('retry')}
          onRetry={() => void business.refetch()}
          busy={business.isFetching}
        />
      </>
    );
  }
  if (!business.data || !isKnown) return <PageSkeleton />;
  if (!mayCreate) {
    return (
      <>
        <PageTop />
        <EmptyState title={t('forbidden')} action={toList}>
          {t('forbiddenText')}
        </EmptyState>
      </>
    );
  }
  if (found.kind === 'loading') return <PageSkeleton />;
  if (found.kind !== 'ready') {
    return (
      <>
        <PageTop />
        <MissingDraft
          found={found}
          loading={null}
          action={toList}
          onDone={() => void navigate(tabPath('events'), { replace: true })}
        />
      </>
    );
  }
  return (
    <DraftEditor
      key={opening.key}
      business={business.data}
      stored={found.stored}
      maySave={maySave}
      onStored={opening.claim}
    />
  );
}
