import type { ComponentProps } from 'react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { session } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { openBusiness } from '#web/member/open-business.ts';
import { useMe, useMembership } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import { BUSINESS_SWITCH } from '#web/shell/events.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { ChevronsUpDown } from '#web/ui/icons/chevrons-up-down.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Menu } from '#web/ui/menu.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';

/** In the header, beside the name of the business: for people who have several, and for owners, who may register another. */
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

  // Removed from the last one: the header forgets its name.
  const isNowhere = data?.memberships.length === 0;
  useEffect(() => {
    if (isNowhere) session.nameCompany('');
  }, [isNowhere]);

  if (!data || !(data.memberships.length > 1 || current?.is_owner)) return null;
  const entries: ComponentProps<typeof Menu>['entries'] = data.memberships.map(
    ({ business_id: id, company_name: company }) => ({
      label: company,
      icon: id === current?.business_id ? Check : undefined,
      isCurrent: id === current?.business_id,
      onSelect: () => id !== current?.business_id && void openBusiness(id, company, paths.dashboard),
    }),
  );
  entries.push({
    label: t('app:businesses.another'),
    icon: Plus,
    onSelect: () => location.assign(paths.registerAnother),
  });
  return slots.map((slot, index) =>
    createPortal(
      <Menu
        trigger={<IconButton icon={ChevronsUpDown} label={t('shell:nav.switchBusiness')} />}
        entries={entries}
        openOnHover
      />,
      slot,
      String(index),
    ),
  );
}
