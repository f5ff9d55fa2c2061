import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { couponLimits } from '#domain/coupons/coupon.ts';
import { goodwillLimits } from '#domain/credits/goodwill.ts';
import { trialExtension } from '#domain/credits/trial-extension.ts';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import { dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ActDialog } from './act-dialog.tsx';
import { readEuros } from './read-euros.ts';
import { useAct } from './use-act.ts';

export type Money = ApiAnswer<'getMoneyActs'>;
type Props = { businessId: string; money: Money; onClose: () => void };

/** A whole number from 1 to `most`; null for anything else. */
function readCount(typed: string, most: number): number | null {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= most ? count : null;
}

/** Gives what one person may, and proposes more to a second one. */
export function GoodwillDialog({ businessId, money, onClose }: Props) {
  const { t } = useTranslation('money-acts');
  const [typed, setTyped] = useState('5');
  const [isTried, setTried] = useState(false);
  const { most } = goodwillLimits;
  const left = money.goodwill.left_alone;
  const credits = readCount(typed, most);
  const isProposal = (credits ?? 0) > left;
  const act = useAct(
    (reason: string, headers) => {
      const init = { params: { path: { id: businessId } }, body: { credits: credits ?? 0, reason }, headers };
      return isProposal
        ? dataOf(reviewApi.POST('/desk/customers/{id}/goodwill-proposals', init))
        : dataOf(reviewApi.POST('/desk/customers/{id}/goodwill', init));
    },
    (made) => {
      onClose();
      return made.state === 'waiting' ? t('goodwill.proposed') : t('goodwill.given', { count: made.credits });
    },
  );
  return (
    <ActDialog
      title={t('goodwill.title')}
      description={t('goodwill.text', { count: left })}
      submitLabel={isProposal ? t('goodwill.propose') : t('goodwill.give')}
      isBusy={act.isPending}
      problem={act.problem}
      isWrong={credits === null}
      onTry={() => setTried(true)}
      onClose={onClose}
      onSubmit={act.mutate}
    >
      <TextInput
        label={t('goodwill.credits')}
        help={t('goodwill.creditsHelp', { most })}
        error={isTried && credits === null ? t('goodwill.creditsHelp', { most }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-40"
      />
    </ActDialog>
  );
}

export function TrialDialog({ businessId, money, onClose }: Props) {
  const { t } = useTranslation('money-acts');
  const language = useLanguage();
  const [typed, setTyped] = useState('7');
  const [isTried, setTried] = useState(false);
  const most = trialExtension.mostDays;
  const days = readCount(typed, most);
  const { ends_at: endsAt, state, credits: count } = money.trial;
  const day = endsAt ? formatInstantDay(endsAt, language) : '';
  const act = useAct(
    (reason: string, headers) =>
      dataOf(
        reviewApi.POST('/desk/customers/{id}/trial', {
          params: { path: { id: businessId } },
          body: { days: days ?? 0, reason },
          headers,
        }),
      ),
    ({ ends_at: until }) => {
      onClose();
      return t('trial.done', { day: until ? formatInstantDay(until, language) : '' });
    },
  );
  return (
    <ActDialog
      title={t('trial.title')}
      description={state === 'running' ? t('trial.running', { day }) : t('trial.over', { count })}
      submitLabel={t('trial.submit')}
      isBusy={act.isPending}
      problem={act.problem}
      isWrong={days === null}
      onTry={() => setTried(true)}
      onClose={onClose}
      onSubmit={act.mutate}
    >
      <TextInput
        label={t('trial.days')}
        help={t('trial.daysHelp', { most })}
        error={isTried && days === null ? t('trial.daysHelp', { most }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-40"
      />
    </ActDialog>
  );
}

const couponKinds = ['free_credits', 'credits', 'percent'] as const;
type CouponKind = (typeof couponKinds)[number];

export function CouponDialog({ businessId, money, onClose }: Props) {
  const { t } = useTranslation('money-acts');
  const [kind, setKind] = useState<CouponKind>('free_credits');
  const [typed, setTyped] = useState('5');
  const [isTried, setTried] = useState(false);
  const most = kind === 'percent' ? couponLimits.mostPercent : couponLimits.mostCredits;
  const count = readCount(typed, most);
  const help =
    kind === 'percent'
      ? t('coupon.percentHelp', { most })
      : t('coupon.creditsHelp', { left: money.goodwill.left_alone });
  const act = useAct(
    (reason: string, headers) => {
      const number = count ?? 0;
      const gift = kind === 'percent' ? { kind, percent: number } : { kind, credits: number };
      const init = { params: { path: { id: businessId } }, body: { gift, reason, last_day: null }, headers };
      return dataOf(reviewApi.POST('/desk/customers/{id}/coupons', init));
    },
    ({ code }) => {
      onClose();
      return t('coupon.done', { code });
    },
  );
  return (
    <ActDialog
      title={t('coupon.title')}
      description={t('coupon.text')}
      submitLabel={t('coupon.submit')}
      isBusy={act.isPending}
      problem={act.problem}
      isWrong={count === null}
      onTry={() => setTried(true)}
      onClose={onClose}
      onSubmit={act.mutate}
    >
      <Select
        label={t('coupon.kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value as CouponKind)}
        options={couponKinds.map((each) => ({ value: each, label: t(`coupon.kinds.${each}`) }))}
      />
      <TextInput
        label={kind === 'percent' ? t('coupon.percent') : t('coupon.credits')}
        help={help}
        error={isTried && count === null ? t('coupon.percentHelp', { most }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-40"
      />
    </ActDialog>
  );
}

export type Payment = Money['payments'][number];

export function RefundDialog({ businessId, payment, onClose }: Omit<Props, 'money'> & { payment: Payment }) {
  const { t } = useTranslation('money-acts');
  const language = useLanguage();
  const left = payment.refundable_cents;
  const euros = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false });
  const [typed, setTyped] = useState(euros.format(left / 100));
  const [isTried, setTried] = useState(false);
  const cents = readEuros(typed);
  const isTooMuch = cents !== null && cents > left;
  const most = t('refund.amountHelp', { most: formatPrice(left, language) });
  const wrong = cents === null ? t('refund.amountWrong') : isTooMuch ? most : undefined;
  const act = useAct(
    (reason: string, headers) =>
      dataOf(
        reviewApi.POST('/desk/customers/{id}/payments/{payment}/refunds', {
          params: { path: { id: businessId, payment: payment.id } },
          body: { cents: cents ?? 0, reason },
          headers,
        }),
      ),
    (made) => {
      onClose();
      return made.state === 'asked'
        ? t('refund.asked')
        : t('refund.made', { price: formatPrice(made.cents, language) });
    },
  );
  return (
    <ActDialog
      title={t('refund.title')}
      description={t('refund.text')}
      submitLabel={t('refund.submit')}
      isDanger
      isBusy={act.isPending}
      problem={act.problem}
      isWrong={cents === null || isTooMuch}
      onTry={() => setTried(true)}
      onClose={onClose}
      onSubmit={act.mutate}
    >
      <TextInput
        label={t('refund.amount')}
        help={most}
        error={isTried ? wrong : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-40"
      />
    </ActDialog>
  );
}
