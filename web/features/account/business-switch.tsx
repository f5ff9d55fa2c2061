import { Check, ChevronsUpDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { session } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { useMe, useMembership } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import { BUSINESS_SWITCH } from '#web/shell/events.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { openBusiness } from './open-business.ts';

/** In the header, beside the name of the business: only for people who have several. */
export function BusinessSwitch() {
  return useSession() ? <Switches /> : null;
}

function Switches() {
  const { t } = useTranslation('shell');
  const { data } = useMe();
  const current = useMembership();
  const [slots, setSlots] = useState<Element[]>([]);
  useEffect(() => setSlots([...document.querySelectorAll(`[${BUSINESS_SWITCH}]`)]), []);

  // Removed from the last one: the header forgets its name.
  const isNowhere = data?.memberships.length === 0;
  useEffect(() => {
    if (isNowhere) session.nameCompany('');
  }, [isNowhere]);

  if (!data || data.memberships.length < 2) return null;
  const entries = data.memberships.map(({ business_id: id, company_name: company }) => ({
    label: company,
    icon: id === current?.business_id ? Check : undefined,
    onSelect: () => id !== current?.business_id && openBusiness(id, company, paths.dashboard),
  }));
  return slots.map((slot, index) =>
    createPortal(
      <Menu
        trigger={<IconButton icon={ChevronsUpDown} label={t('nav.switchBusiness')} />}
        entries={entries}
        openOnHover
      />,
      slot,
      String(index),
    ),
  );
}
