import { useTranslation } from 'react-i18next';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { IncidentBoard } from '#web/features/desk/incident-board.tsx';
import { SwitchBoard } from '#web/features/desk/switch-board.tsx';
import { PageMissing } from '#web/features/review/right-missing.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Route } from './+types/switches.ts';

export const handle = {
  hydrate: 'after-paint',
  texts: ['desk-switches', 'review', 'staff', 'problems'],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  readAsReviewer({ context }, [reviewQueries.switches, reviewQueries.incidents]);

/** Where leads stop parts of the service, and support tells what is out of order. */
export default function StagingSwitches() {
  const { t } = useTranslation(['desk-switches', 'staff']);
  const reviewer = useReviewer();
  const may = useStaffRight('write_incidents');
  return (
    <div className="container-page min-h-dvh pt-8 pb-16 md:pt-12">
      <PageHead title={t('head')} description={t('lead')} isPrivate />
      {may === false ? (
        <PageMissing right="write_incidents" title={t('staff:locked.switches')} />
      ) : (
        <div className="grid gap-8">
          <div className="max-w-160">
            <h1 className="text-h1">{t('title')}</h1>
            <p className="mt-2 text-ink-2 text-lead">{t('lead')}</p>
          </div>
          {reviewer && <SwitchBoard />}
          {reviewer && <IncidentBoard />}
        </div>
      )}
    </div>
  );
}
