import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { dataOf } from '#web/api/client.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActDialog } from './act-dialog.tsx';
import type { Money } from './money-dialogs.tsx';
import { useAct } from './use-act.ts';

type Coupon = Money['coupons'][number];

const tones = { open: 'fir', used: 'sunk', ended: 'sunk' } as const;

function stateOf({ used, max_uses: maxUses, has_ended: hasEnded }: Coupon): keyof typeof tones {
  if (maxUses !== null && used >= maxUses) return 'used';
  return hasEnded ? 'ended' : 'open';
}

export function CouponList({ coupons, withNames = false }: { coupons: readonly Coupon[]; withNames?: boolean }) {
  const { t } = useTranslation('money-acts');
  const language = useLanguage();
  const mayEnd = useStaffRight('give_coupons');
  const [asked, setAsked] = useState<Coupon | null>(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {coupons.map((coupon) => {
          const { code, percent, credits, is_free: isFree, made_by: name } = coupon;
          const kind = percent !== null ? 'percent' : isFree ? 'free_credits' : 'credits';
          const state = stateOf(coupon);
          const at = formatInstant(coupon.created_at, language);
          return (
            <li key={code} className="grid gap-2 py-3">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="text-label">
                  <code>{code}</code>
                </strong>
                <Badge tone={tones[state]}>{t(`coupon.state.${state}`)}</Badge>
                <span className="text-small">
                  {withNames && coupon.company_name && `${coupon.company_name}: `}
                  {t(`coupon.gives.${kind}`, { count: percent ?? credits ?? 0 })}
                </span>
                <span className="text-help text-ink-2">{name ? t('by', { name, at }) : t('byCommand', { at })}</span>
              </div>
              {coupon.reason && <p className="wrap-anywhere whitespace-pre-line text-small">{coupon.reason}</p>}
              {mayEnd && state === 'open' && (
                <Button
                  size="compact"
                  variant="secondary"
                  className="justify-self-start"
                  onClick={() => setAsked(coupon)}
                >
                  {t('coupon.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && <EndDialog code={asked.code} onClose={() => setAsked(null)} />}
    </>
  );
}

function EndDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('money-acts');
  const act = useAct(
    (reason: string, headers) =>
      dataOf(reviewApi.POST('/desk/coupons/{code}/end', { params: { path: { code } }, body: { reason }, headers })),
    () => {
      onClose();
      return t('coupon.ended');
    },
  );
  return (
    <ActDialog
      title={code}
      description={t('coupon.endText')}
      submitLabel={t('coupon.end')}
      isBusy={act.isPending}
      problem={act.problem}
      onClose={onClose}
      onSubmit={act.mutate}
    />
  );
}
