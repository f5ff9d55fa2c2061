import { useTranslation } from 'react-i18next';
import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { formatInstant } from '#i18n/format.ts';
import { TypeDrawing } from '#web/art/type-drawing.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/check.ts';
import { X } from '#web/ui/icons/x.ts';
import { CheckMarks } from './check-marks.tsx';
import { casePath } from './filter.ts';
import { Initial } from './initial.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Submission } from './use-review.ts';
import { useStaffRight } from './use-staff-right.ts';
import { WaitingBar } from './waiting-bar.tsx';

/** Columns shared by head and rows. */
export const rowGrid =
  'grid gap-x-6 gap-y-4 max-xl:gap-y-3 md:grid-cols-[minmax(0,1fr)_20.5rem] xl:grid-cols-[1.3fr_14rem_8.5rem_23rem] xl:items-center';

/** Below the name of the business, not below its drawing. */
const inner = 'max-md:ms-18';

type Props = { submission: Submission; isBusy: boolean; onVerify: () => void; onReject: () => void };

/** A row, or a card on narrow screens. */
export function SubmissionRow({ submission, isBusy, onVerify, onReject }: Props) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const { id, company_name: company, business_type: key, verification_status: status, decision } = submission;
  const type = findBusinessType(key);
  const city = /\d{5}\s+.+$/.exec(submission.address)?.[0];
  const isPending = status === 'pending';
  const { proposal, claim } = submission;
  const isOpenToMe = useStaffRight('decide_cases') !== false && isPending;
  const mayDecide = isOpenToMe && !proposal && (!claim || claim.is_yours);
  const open = t(isOpenToMe ? 'list.open' : 'list.view');
  const named = (action: string) => t('list.named', { action, company });
  return (
    <div className={cx(rowGrid, 'py-5')}>
      <div className="flex items-start gap-4">
        <TypeDrawing type={key} className="w-14 shrink-0 md:w-16" />
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-h4">{company}</h2>
          <p className="text-ink-2 text-small">
            {[type ? labelOf(type, language) : key, city].filter(Boolean).join(' · ')}
          </p>
          <p className="text-ink-2 text-small">{submission.managing_director}</p>
          <RowState submission={submission} />
        </div>
      </div>
      {isPending ? (
        <WaitingBar submittedAt={submission.submitted_at} className={inner} />
      ) : (
        <div className={cx('grid content-start justify-items-start gap-1.5', inner)}>
          <StatusBadge status={status} />
          {decision && (
            <p className="text-help text-ink-2">
              {t('decided.by', { name: decision.decided_by, at: formatInstant(decision.decided_at, language) })}
            </p>
          )}
        </div>
      )}
      <CheckMarks checks={submission.checks} className="max-md:ms-18 md:max-xl:ms-20" />
      <div className="flex flex-wrap items-center gap-1 max-xl:*:px-2.5 max-sm:-me-3 xl:justify-end">
        <ButtonLink to={casePath(id)} variant="secondary" size="compact" aria-label={named(open)}>
          {open}
        </ButtonLink>
        {mayDecide && (
          <>
            <Button
              variant="quiet"
              size="compact"
              icon={Check}
              busy={isBusy}
              aria-label={named(t('list.verify'))}
              onClick={onVerify}
              className="text-fir"
            >
              {t('list.verify')}
            </Button>
            <Button
              variant="danger-quiet"
              size="compact"
              icon={X}
              disabled={isBusy}
              aria-label={named(t('list.reject'))}
              onClick={onReject}
            >
              {t('list.reject')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function RowState({ submission: { claim, proposal } }: { submission: Submission }) {
  const { t } = useTranslation('review');
  return (
    <>
      {claim && (
        <p className="mt-1 flex items-center gap-2 text-small">
          <Initial name={claim.claimed_by} />
          {claim.is_yours ? t('claim.yours') : t('claim.by', { name: claim.claimed_by })}
        </p>
      )}
      {proposal && (
        <Badge tone="amber" className="mt-1.5">
          {t('proposal.badge', { name: proposal.proposed_by })}
        </Badge>
      )}
    </>
  );
}
