import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '#domain/verification/status.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { IconShape } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Clock } from '#web/ui/icons/clock.ts';
import { X } from '#web/ui/icons/x.ts';
import { usePress } from '#web/ui/motion.ts';

const looks: Record<VerificationStatus, { tone: BadgeTone; icon: IconShape }> = {
  verified: { tone: 'fir', icon: Check },
  pending: { tone: 'amber', icon: Clock },
  rejected: { tone: 'oxblood', icon: X },
};

/** Unknown statuses are shown unchanged. */
export function VerificationBadge({ status }: { status: VerificationStatus }) {
  const { t } = useTranslation('dashboard');
  const press = usePress(status === 'verified');
  if (!(status in looks)) return <Badge tone="outline">{status}</Badge>;
  return (
    <Badge {...looks[status]} className={press}>
      {t(`status.${status}`)}
    </Badge>
  );
}
