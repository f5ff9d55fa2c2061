import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { followThisDevice } from '#web/features/account/devices/this-device.ts';
import { openBusiness } from '#web/member/open-business.ts';
import { useMe, useMembership } from '#web/member/use-membership.ts';

/** Handles the worker's messages: notice targets and renewed subscriptions. */
function useWorkerMessages(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = () => void followThisDevice().catch(() => undefined);
    const onMessage = ({ data }: MessageEvent<{ open?: string; moved?: string }>) => {
      if (data?.open) void navigate(data.open);
      else if (data?.moved) follow();
    };
    follow();
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [navigate]);
}

/** Switches to the business named in a notice's address. */
function useNamedBusiness(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data } = useMe();
  const current = useMembership()?.business_id;
  useEffect(() => {
    const rest = new URLSearchParams(search);
    const named = rest.get('business');
    if (named === null || !data) return;
    rest.delete('business');
    const path = rest.size > 0 ? `${pathname}?${rest}` : pathname;
    const member = data.memberships.find(({ business_id }) => business_id === named);
    if (member && named !== current) void openBusiness(named, member.company_name, path);
    else void navigate(path, { replace: true });
  }, [navigate, pathname, search, data, current]);
}

export function useNoticeTarget(): void {
  useWorkerMessages();
  useNamedBusiness();
}
