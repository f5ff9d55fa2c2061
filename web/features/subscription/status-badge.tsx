import { useTranslation } from 'react-i18next';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import { isUnpaid } from '#domain/plans/unpaid.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Active, inactive, or the payment provider's term. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('subscription');
  if (status === 'active') return <Badge tone="fir">{t('status.active')}</Badge>;
  if (maySubscribe(status)) return <Badge tone="sunk">{t('status.inactive')}</Badge>;
  return <Badge tone="amber">{isUnpaid(status) ? t('status.unpaid') : status}</Badge>;
}
