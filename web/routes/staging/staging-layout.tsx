import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { StagingHeader } from '#web/features/review/staging-header.tsx';
import { ServiceNotice } from '#web/features/service/service-notice.tsx';
import { RenderedPage, usePageReads } from '#web/member/rendered-page.ts';
import { AppFooter } from '#web/shell/app-footer.tsx';
import { DemoRibbon } from '#web/shell/demo-ribbon.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { CONTENT_ID, SkipLink } from '#web/shell/skip-link.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

export const handle = {
  hydrate: 'after-paint',
  texts: [
    'review',
    'staff',
    'reports',
    'verification',
    'proposals',
    'measures',
    'measure-desk',
    'desk-views',
    'problems',
  ],
  sheet: 'screens',
} satisfies PageHandle;

/** Staging header, and toasts that outlive login and logout. */
export default function StagingLayout() {
  const { t } = useTranslation('review');
  const { isDemo } = useSite();
  const reads = usePageReads();
  const [queryClient] = useState(() => createQueryClient(reads?.state));
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedPage value={reads}>
        <ToastProvider label={t('messages')} closeLabel={t('closeMessage')}>
          <div className="flex min-h-dvh flex-col">
            <SkipLink />
            {isDemo && <DemoRibbon />}
            <StagingHeader />
            <ServiceNotice className="container-page not-empty:pt-4" />
            <main id={CONTENT_ID} tabIndex={-1} className="grow">
              <Outlet />
            </main>
            <AppFooter />
          </div>
        </ToastProvider>
      </RenderedPage>
    </QueryClientProvider>
  );
}
