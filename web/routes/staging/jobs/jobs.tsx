import { useTranslation } from 'react-i18next';
import { DeadJobs } from '#web/features/desk/dead-jobs.tsx';
import { PageMissing } from '#web/features/review/right-missing.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export const handle = {
  hydrate: 'after-paint',
  texts: ['review', 'staff', 'desk-acts', 'problems'],
} satisfies PageHandle;

/** Jobs that were given up, of all customers. */
export default function Jobs() {
  const { t } = useTranslation('desk-acts');
  const reviewer = useReviewer();
  const may = useStaffRight('run_jobs');
  return (
    <div className="container-page min-h-dvh pt-8 pb-16 md:pt-12">
      <PageHead title={t('jobs.head')} description={t('jobs.lead')} isPrivate />
      {may === false ? (
        <PageMissing right="run_jobs" title={t('jobs.title')} />
      ) : (
        <div className="grid gap-6">
          <div>
            <h1 className="text-h1">{t('jobs.title')}</h1>
            <p className="mt-2 max-w-prose text-ink-2 text-lead">{t('jobs.lead')}</p>
          </div>
          {reviewer && <DeadJobs />}
        </div>
      )}
    </div>
  );
}
