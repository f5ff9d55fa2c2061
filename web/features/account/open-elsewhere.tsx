import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { storedChoice } from '#web/api/chosen-business.ts';
import { openBusiness } from '#web/member/open-business.ts';
import { useMe, useMembership } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import { SESSION_EVENT } from '#web/shell/events.ts';
import { Button } from '#web/ui/button.tsx';

/** The business chosen by another tab, if changed. */
function useChoiceElsewhere() {
  const [choice, setChoice] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setChoice(storedChoice.read());
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return choice;
}

/** Notice that another tab has switched the business; this tab and its header keep theirs. */
export function OpenElsewhere() {
  const { t } = useTranslation('app', { keyPrefix: 'businesses' });
  const { data, refetch } = useMe();
  const own = useMembership();
  const choice = useChoiceElsewhere();
  const [accepted, setAccepted] = useState<string | null>(null);
  const isOther = choice !== null && own !== undefined && choice !== own.business_id;
  const other = isOther ? data?.memberships.find(({ business_id }) => business_id === choice) : undefined;
  const isNew = isOther && !other;
  const company = isOther ? own.company_name : null;

  useEffect(() => {
    if (isNew) void refetch();
  }, [isNew, refetch]);

  useEffect(() => {
    if (company === null) return;
    const name = () => {
      for (const element of document.querySelectorAll('[data-company]')) element.textContent = company;
    };
    name();
    window.addEventListener('storage', name);
    window.addEventListener(SESSION_EVENT, name);
    return () => {
      window.removeEventListener('storage', name);
      window.removeEventListener(SESSION_EVENT, name);
    };
  }, [company]);

  const slot = document.getElementById('offline');
  if (!other || !own || !slot || accepted === other.business_id) return null;
  const names = { other: other.company_name, own: own.company_name };
  return createPortal(
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-amber-wash px-4 py-2 text-ink text-small"
    >
      <p className="wrap-anywhere max-sm:w-full">{t('elsewhere', names)}</p>
      <Button
        variant="secondary"
        size="compact"
        onClick={() => void openBusiness(other.business_id, other.company_name, paths.dashboard)}
      >
        {t('follow')}
      </Button>
      <Button variant="quiet" size="compact" onClick={() => setAccepted(other.business_id)}>
        {t('stay')}
      </Button>
    </div>,
    slot,
  );
}
