import { useTranslation } from 'react-i18next';
import type { ApiAnswer } from '#web/api/paths.ts';
import { StatusBadge } from '#web/features/review/status-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

type Stated = Pick<ApiAnswer<'searchCustomers'>['data'][number], 'verification_status' | 'is_closed' | 'open_measures'>;

export function CustomerState({ customer }: { customer: Stated }) {
  const { t } = useTranslation('desk');
  return (
    <p className="flex flex-wrap gap-2">
      {customer.is_closed ? (
        <Badge tone="sunk">{t('closed')}</Badge>
      ) : (
        <StatusBadge status={customer.verification_status} />
      )}
      {customer.open_measures > 0 && (
        <Badge tone="oxblood">{t('measures.open', { count: customer.open_measures })}</Badge>
      )}
    </p>
  );
}
