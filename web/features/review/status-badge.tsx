import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Clock } from '#web/ui/icons/clock.ts';
import { X } from '#web/ui/icons/x.ts';

const looks = {
  pending: { tone: 'amber', icon: Clock },
  verified: { tone: 'fir', icon: Check },
  rejected: { tone: 'oxblood', icon: X },
} as const;

/** Unknown statuses are shown unchanged. */
export function StatusBadge({ status }: { status: VerificationStatus }) {
  const { t } = useTranslation('review');
  if (!(status in looks)) return <Badge tone="outline">{status}</Badge>;
  return <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>;
}
