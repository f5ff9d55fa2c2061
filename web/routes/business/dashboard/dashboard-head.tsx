import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VerificationBadge } from '#web/features/verification/verification-badge.tsx';
import { businessTypeLabel } from '#web/member/business-type-label.ts';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import type { Tab } from '#web/paths.ts';
import { createEventPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';

/** Name, status, type and address of the business, and the main action. */
export function DashboardHead({ business, tab }: { business: Business; tab: Tab }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const mayCreate = usePermission('create_events');
  return (
    <div className="flex items-center justify-between gap-x-8 gap-y-5 max-md:flex-wrap">
      <div className="min-w-0 max-md:w-full">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:flex-col-reverse max-md:items-start">
          <h1 className="wrap-anywhere text-h1">{business.company_name}</h1>
          <VerificationBadge status={business.verification_status} />
        </div>
        <p className="mt-2 text-ink-2">
          {businessTypeLabel(business.business_type, language)} · {business.address}
        </p>
      </div>
      {mayCreate && (
        <ButtonLink
          to={createEventPath}
          state={overlayState}
          preventScrollReset
          icon={Plus}
          className={cx('shrink-0 max-md:w-full', tab === 'events' && 'max-md:hidden')}
        >
          {t('createEvent')}
        </ButtonLink>
      )}
    </div>
  );
}
