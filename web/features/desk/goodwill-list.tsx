import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useAct } from './use-act.ts';

type Goodwill = ApiAnswer<'listGoodwill'>['data'][number];
type Verdict = 'approve' | 'decline';

const tones = { given: 'fir', approved: 'fir', waiting: 'amber', declined: 'sunk' } as const;

/** Gifts and proposals; a second person decides on those that wait. */
export function GoodwillList({ gifts, withNames = false }: { gifts: readonly Goodwill[]; withNames?: boolean }) {
  const [asked, setAsked] = useState<{ gift: Goodwill; verdict: Verdict } | null>(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {gifts.map((gift) => (
          <GoodwillRow
            key={gift.id}
            gift={gift}
            withName={withNames}
            onDecide={(verdict) => setAsked({ gift, verdict })}
          />
        ))}
      </ul>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type RowProps = { gift: Goodwill; withName: boolean; onDecide: (verdict: Verdict) => void };

function GoodwillRow({ gift, withName, onDecide }: RowProps) {
  const { t } = useTranslation('money-acts');
  const language = useLanguage();
  const mayDecide = useStaffRight('approve_credits');
  const { state, credits: count, proposed_by: name, decided_by: decider } = gift;
  const at = formatInstant(gift.created_at, language);
  const isWaiting = state === 'waiting';
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-label">
          {withName && `${gift.company_name}: `}
          {t('goodwill.count', { count })}
        </strong>
        <Badge tone={tones[state]}>{t(`goodwill.state.${state}`)}</Badge>
        <span className="text-help text-ink-2">{name ? t('by', { name, at }) : t('byCommand', { at })}</span>
      </div>
      <p className="wrap-anywhere whitespace-pre-line text-small">{gift.reason}</p>
      {decider && (
        <p className="wrap-anywhere text-help text-ink-2">
          {t('goodwill.decided', { name: decider, reason: gift.decision ?? '' })}
        </p>
      )}
      {isWaiting && gift.is_own && <p className="text-help text-ink-2">{t('goodwill.own')}</p>}
      {isWaiting && !gift.is_own && mayDecide && (
        <div className="flex flex-wrap gap-3">
          <Button size="compact" onClick={() => onDecide('approve')}>
            {t('goodwill.approve')}
          </Button>
          <Button size="compact" variant="secondary" onClick={() => onDecide('decline')}>
            {t('goodwill.decline')}
          </Button>
        </div>
      )}
    </li>
  );
}

function DecideDialog({ gift, verdict, onClose }: { gift: Goodwill; verdict: Verdict; onClose: () => void }) {
  const { t } = useTranslation('money-acts');
  const isApproval = verdict === 'approve';
  const act = useAct(
    (reason: string, headers) => {
      const init = { params: { path: { id: gift.id } }, body: { reason }, headers };
      return isApproval
        ? dataOf(reviewApi.POST('/desk/goodwill-proposals/{id}/approve', init))
        : dataOf(reviewApi.POST('/desk/goodwill-proposals/{id}/decline', init));
    },
    () => {
      onClose();
      return isApproval ? t('goodwill.approved') : t('goodwill.declined');
    },
  );
  return (
    <ActDialog
      title={`${t('goodwill.count', { count: gift.credits })}: ${gift.company_name}`}
      description={isApproval ? t('goodwill.approveText', { count: gift.credits }) : t('goodwill.declineText')}
      submitLabel={isApproval ? t('goodwill.approve') : t('goodwill.decline')}
      isBusy={act.isPending}
      problem={act.problem}
      onClose={onClose}
      onSubmit={act.mutate}
    />
  );
}
