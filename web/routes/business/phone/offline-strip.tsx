import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatInstant, formatInstantTime } from '#i18n/format.ts';
import { connection } from '#web/api/connection.ts';
import { queries } from '#web/api/queries.ts';
import { useOffline } from '#web/api/use-offline.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useRootAttribute } from '#web/ui/use-root-attribute.ts';

/** Retry interval in milliseconds while the browser reports a connection. */
const AGAIN_MS = 10_000;

/** Polls until the API responds, then refetches. */
function useReturn(isOffline: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => connection.onReturn(() => void queryClient.invalidateQueries()), [queryClient]);
  useEffect(() => {
    if (!isOffline) return;
    const tryAgain = () => void queryClient.refetchQueries(queries.me);
    const timer = setInterval(tryAgain, AGAIN_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [isOffline, queryClient]);
}

/** Offline notice with the age of the data. */
export function OfflineStrip() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const since = useOffline();
  useReturn(since !== null);
  useRootAttribute('offlineStrip', since !== null);
  const slot = document.getElementById('offline');
  if (!slot) return null;
  const isToday = since && berlinDay(new Date(since)) === berlinDay(new Date());
  const time = since && (isToday ? formatInstantTime : formatInstant)(new Date(since), language);
  return createPortal(
    <p role="status" className={since === null ? 'sr-only' : 'bg-ink px-4 py-2 text-center text-paper text-small'}>
      {since !== null && (time ? t('offline.since', { time }) : t('offline.none'))}
    </p>,
    slot,
  );
}
