import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimMinutes } from '#domain/verification/desk.ts';

const MINUTE_MS = 60_000;

/** End of the own claim, which is renewed earlier. */
export function ClaimLine({ until }: { until: string }) {
  const { t } = useTranslation('review');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.min(claimMinutes, Math.max(1, Math.ceil((Date.parse(until) - now) / MINUTE_MS)));
  return <>{t('claim.mine', { count: minutes })}</>;
}
