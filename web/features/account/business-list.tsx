import { useTranslation } from 'react-i18next';
import { openBusiness } from '#web/member/open-business.ts';
import type { Membership } from '#web/member/use-membership.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** The person's businesses, with a link to register another. */
export function BusinessList({ memberships }: { memberships: readonly Membership[] }) {
  const { t } = useTranslation('account');
  const current = useMembership();
  return (
    <div>
      <ul className="divide-y divide-line border-line border-y">
        {memberships.map(({ business_id: id, company_name: company, is_owner: isOwner }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="grid min-w-0 gap-1">
              <p className="wrap-anywhere font-semibold">{company}</p>
              {isOwner && <p className="text-ink-2 text-small">{t('area.owner')}</p>}
            </div>
            {id === current?.business_id ? (
              <Badge tone="fir">{t('area.current')}</Badge>
            ) : (
              <Button
                variant="secondary"
                size="compact"
                aria-label={t('area.openNamed', { company })}
                onClick={() => void openBusiness(id, company, paths.dashboard)}
              >
                {t('area.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <a href={paths.registerAnother} className="text-link mt-2 inline-flex min-h-11 items-center">
        {t('area.another')}
      </a>
    </div>
  );
}
