import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { reasonsOfFailedChecks } from '#domain/verification/failed-checks.ts';
import type { CaseFilter } from '#web/api/review-queries.ts';
import { CASES_PER_PAGE } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { arrived, casePath, listPath } from './filter.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { rowGrid, SubmissionRow } from './submission-row.tsx';
import { useDecision } from './use-decision.ts';
import type { Submission, useSubmissions } from './use-review.ts';
import { useDesk } from './use-review.ts';

type Props = { filter: CaseFilter; submissions: ReturnType<typeof useSubmissions> };

/** The businesses that the address asks for, with everything a quick decision needs. */
export function SubmissionList({ filter, submissions }: Props) {
  const { t } = useTranslation('review');
  const problemText = useProblemText();
  const decision = useDecision();
  const listRef = useRef<HTMLUListElement>(null);
  const [rejecting, setRejecting] = useState<Submission | null>(null);
  const navigate = useNavigate();
  const claims = useDesk().data?.claims;
  /** The desk knows better than the list, which is read again less often. */
  const claimOn = ({ id, claim }: Submission) => (claims ? (claims.find((each) => each.id === id) ?? null) : claim);
  const first = submissions.data?.data.find((each) => claimOn(each)?.is_yours ?? true);
  useLetterKeys({ j: first && (() => void navigate(casePath(first.id), { state: arrived, viewTransition: true })) });

  if (submissions.isPending) return <ListSkeleton />;
  if (!submissions.data) {
    return (
      <ErrorState
        title={t('message.loadFailed')}
        retryLabel={t('list.retry')}
        onRetry={() => void submissions.refetch()}
        busy={submissions.isFetching}
      >
        {problemText(submissions.error)}
      </ErrorState>
    );
  }
  const { data: rows, total } = submissions.data;
  if (rows.length === 0) return <NothingThere filter={filter} />;

  async function verify({ id, company_name: company }: Submission) {
    if (await decision.run({ outcome: 'verified', id }, company)) listRef.current?.focus();
  }

  return (
    <>
      <div aria-hidden="true" className={cx(rowGrid, 'pb-3 font-semibold text-ink-2 text-small max-xl:hidden')}>
        <span>{t('list.company')}</span>
        <span>{t(filter.status === 'pending' ? 'list.wait' : 'list.decision')}</span>
        <span>{t('list.checks')}</span>
        <span />
      </div>
      <ul ref={listRef} tabIndex={-1} className="outline-none">
        {rows.map((submission) => (
          <li key={submission.id} className="border-line border-t first:max-xl:border-t-0">
            <SubmissionRow
              submission={{ ...submission, claim: claimOn(submission) }}
              isBusy={decision.busyId === submission.id}
              onVerify={() => void verify(submission)}
              onReject={() => setRejecting(submission)}
            />
          </li>
        ))}
      </ul>
      <Pages filter={filter} total={total ?? rows.length} />
      {rejecting && (
        <RejectDialog
          key={rejecting.id}
          open
          company={rejecting.company_name}
          reasons={reasonsOfFailedChecks(rejecting.checks)}
          isBusy={decision.isBusy}
          onClose={() => setRejecting(null)}
          onReject={async (rejection) => {
            const { id, company_name: company } = rejecting;
            await decision.run({ outcome: 'rejected', id, ...rejection }, company);
            setRejecting(null);
            listRef.current?.focus();
          }}
        />
      )}
    </>
  );
}

function NothingThere({ filter: { status, q } }: { filter: CaseFilter }) {
  const { t } = useTranslation('review');
  if (status === 'pending' && q === '') {
    return (
      <EmptyState drawing={<EmptyScene of="review" />} title={t('list.emptyTitle')} headingLevel="h2">
        {t('list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<EmptyScene of="search" />}
      title={t('list.noneTitle')}
      headingLevel="h2"
      action={
        q !== '' && (
          <ButtonLink to={listPath({ status })} variant="secondary" size="compact">
            {t('list.clear')}
          </ButtonLink>
        )
      }
    >
      {t('list.noneText')}
    </EmptyState>
  );
}

/** The way through the pages of a list. */
export function Pages({ filter, total }: { filter: CaseFilter; total: number }) {
  const { t } = useTranslation('review');
  const pages = Math.ceil(total / CASES_PER_PAGE);
  if (pages < 2) return null;
  const to = (page: number) => listPath({ ...filter, page });
  return (
    <nav aria-label={t('list.pages')} className="flex items-center justify-end gap-3 border-line border-t pt-4">
      {filter.page > 1 && (
        <ButtonLink to={to(filter.page - 1)} variant="secondary" size="compact">
          {t('list.previous')}
        </ButtonLink>
      )}
      <span className="text-small tabular-nums">{t('list.page', { page: filter.page, total: pages })}</span>
      {filter.page < pages && (
        <ButtonLink to={to(filter.page + 1)} variant="secondary" size="compact">
          {t('list.next')}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Three rows in the size of the real ones. */
export function ListSkeleton() {
  const { t } = useTranslation('review');
  return (
    <Loading label={t('list.loading')} className="grid gap-6 py-4">
      {['a', 'b', 'c'].map((name) => (
        <Skeleton key={name} className="h-20 w-full" />
      ))}
    </Loading>
  );
}
