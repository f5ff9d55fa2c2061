import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { session } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { openBusiness } from '#web/member/open-business.ts';
import { useMe, useMembership } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import { BUSINESS_SWITCH } from '#web/shell/events.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Store } from '#web/ui/icons/store.ts';
import { OpenElsewhere } from './open-elsewhere.tsx';

/** For people with several businesses, and owners, who may register another. */
export function BusinessSwitch() {
  return useSession() ? (
    <>
      <Switches />
      <OpenElsewhere />
    </>
  ) : null;
}

function Switches() {
  const { t } = useTranslation(['shell', 'app']);
  const { data } = useMe();
  const current = useMembership();
  const [slots, setSlots] = useState<Element[]>([]);
  useEffect(() => setSlots([...document.querySelectorAll(`[${BUSINESS_SWITCH}]`)]), []);

  // Clears the header's name after the last membership ended.
  const isNowhere = data?.memberships.length === 0;
  useEffect(() => {
    if (isNowhere) session.nameCompany('');
  }, [isNowhere]);

  if (!data || !(data.memberships.length > 1 || current?.is_owner)) return null;
  return slots.map((slot, index) =>
    createPortal(
      <ul aria-label={t('shell:nav.switchBusiness')}>
        {data.memberships.length > 1 &&
          data.memberships.map(({ business_id: id, company_name: company }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current?.business_id || undefined}
                onClick={() => id !== current?.business_id && void openBusiness(id, company, paths.dashboard)}
                className="flex min-h-11 w-full items-center gap-3 text-start aria-[current]:font-semibold"
              >
                <Icon of={id === current?.business_id ? Check : Store} className="shrink-0 text-ink-2" />
                <span className="wrap-anywhere min-w-0">{company}</span>
              </button>
            </li>
          ))}
        <li>
          <a href={paths.registerAnother} className="flex min-h-11 items-center gap-3">
            <Icon of={Plus} className="shrink-0 text-ink-2" />
            {t('app:businesses.another')}
          </a>
        </li>
      </ul>,
      slot,
      String(index),
    ),
  );
}
