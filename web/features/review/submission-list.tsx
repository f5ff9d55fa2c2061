import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { reasonsOfFailedChecks } from '#domain/verification/failed-checks.ts';
import type { CaseFilter } from '#web/api/review-queries.ts';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { cx } from '#web/ui/cx.ts';
import { arrived, casePath } from './filter.ts';
import { LoadedList } from './loaded-list.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { rowGrid, SubmissionRow } from './submission-row.tsx';
import { useDecision } from './use-decision.ts';
import type { Submission, useSubmissions } from './use-review.ts';
import { useDesk } from './use-review.ts';

type Props = { filter: CaseFilter; submissions: ReturnType<typeof useSubmissions> };

/** Filtered businesses, with the data for quick decisions. */
export function SubmissionList({ filter, submissions }: Props) {
  const { t } = useTranslation('review');
  const decision = useDecision();
  const listRef = useRef<HTMLUListElement>(null);
  const [rejecting, setRejecting] = useState<Submission | null>(null);
  const navigate = useNavigate();
  const claims = useDesk().data?.claims;
  /** The desk's claims are polled more often than the list. */
  const claimOn = ({ id, claim }: Submission) => (claims ? (claims.find((each) => each.id === id) ?? null) : claim);
  const first = submissions.data?.data.find((each) => claimOn(each)?.is_yours ?? true);
  useLetterKeys({ j: first && (() => void navigate(casePath(first.id), { state: arrived, viewTransition: true })) });

  async function verify({ id, company_name: company }: Submission) {
    if (await decision.run({ outcome: 'verified', id }, company)) listRef.current?.focus();
  }

  const done = filter.status === 'pending' ? { title: t('list.emptyTitle'), text: t('list.emptyText') } : null;
  return (
    <>
      <LoadedList filter={filter} submissions={submissions} done={done}>
        {(rows) => (
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
          </>
        )}
      </LoadedList>
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
