import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from '#web/api/query-client.ts';
import { DemoRibbon } from '#web/shell/demo-ribbon.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { CONTENT_ID, SkipLink } from '#web/shell/skip-link.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { Explanation } from './explanation.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { PhoneProvider } from './phone-provider.tsx';
import { Street } from './street.tsx';

export const handle = {
  hydrate: 'at-once',
  texts: ['guest-phone', 'guests', 'events', 'problems'],
  sheet: 'screens',
  extraSheet: 'notice',
} satisfies PageHandle;

/** A small consumer app for the demo, on the real API. */
export default function GuestPhone() {
  const { t } = useTranslation('guest-phone');
  const [queryClient] = useState(createQueryClient);
  const isHydrated = useHydrated();
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider label={t('messages')} closeLabel={t('closeMessage')}>
        <PageHead title={t('head')} description={t('description')} isPrivate />
        <div className="relative isolate flex flex-col bg-pic-amber max-md:h-dvh md:min-h-dvh">
          <SkipLink />
          <DemoRibbon />
          <Street />
          <div className="container-page grid min-h-0 grow grid-cols-1 gap-x-12 max-md:px-0 md:grid-cols-[1fr_auto] md:items-center md:py-6">
            <Explanation />
            <main id={CONTENT_ID} tabIndex={-1} className="flex min-h-0 min-w-0 flex-col md:justify-self-end">
              {isHydrated && (
                <PhoneProvider>
                  <PhoneFrame />
                </PhoneProvider>
              )}
            </main>
          </div>
        </div>
      </ToastProvider>
    </QueryClientProvider>
  );
}
