import { useTranslation } from 'react-i18next';
import type { TodayData } from '#web/features/today/use-today.ts';
import { VerificationBadge } from '#web/features/verification/verification-badge.tsx';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { OpenLine } from './today/open-line.tsx';

type DashboardHeadProps = {
  business: Business;
  today: TodayData | undefined;
  /** On phones below the house, which has the name on its sign. */
  isLast?: boolean;
};

export function DashboardHead({ business, today, isLast }: DashboardHeadProps) {
  const { t } = useTranslation('dashboard');
  const mayCreate = usePermission('create_events');
  return (
    <div
      className={cx(
        'flex items-center justify-between gap-x-8 gap-y-4 max-md:flex-wrap',
        isLast && 'max-md:order-last max-md:-mb-3',
      )}
    >
      <div className="min-w-0 max-md:w-full">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className={cx('wrap-anywhere text-h1', isLast ? 'max-md:text-h4' : 'max-md:text-h2')}>
            {business.company_name}
          </h1>
          <VerificationBadge status={business.verification_status} />
        </div>
        <div className={isLast ? 'max-md:hidden' : undefined}>
          <OpenLine state={today?.open_state} />
        </div>
      </div>
      {mayCreate && (
        <ButtonLink
          to={createEventPath}
          state={overlayState}
          preventScrollReset
          icon={Plus}
          variant={business.verification_status === 'rejected' ? 'secondary' : 'primary'}
          className="shrink-0 max-md:hidden"
        >
          {t('createEvent')}
        </ButtonLink>
      )}
    </div>
  );
}
