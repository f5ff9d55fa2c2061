import { useQuery } from '@tanstack/react-query';
import type { StaffRight } from '#domain/staff/roles.ts';
import type { texts } from '#i18n/de/review.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { stagingPaths } from '#web/staging-paths.ts';
import { useDesk } from './use-review.ts';
import { useStaffRight } from './use-staff-right.ts';

export type DeskList = {
  /** Key in `review.desk.lists`. */
  name: keyof typeof texts.desk.lists;
  to: string;
  /** Hides the list without it. */
  right: StaffRight;
  /** Shown below that list, while it or this one is open. */
  below?: DeskList['name'];
  useCount?: () => number | undefined;
};

function useGoodwillCount(): number | undefined {
  const may = useStaffRight('give_credits');
  return useQuery({ ...reviewQueries.deskCounts, enabled: may === true }).data?.goodwill;
}

/** In display order. */
export const deskLists: readonly DeskList[] = [
  { name: 'customers', to: stagingPaths.customers, right: 'read_customers' },
  { name: 'cases', to: stagingPaths.dashboard, right: 'read_cases', useCount: () => useDesk().data?.pending },
  { name: 'held', to: stagingPaths.held, right: 'release_events', below: 'cases' },
  { name: 'reports', to: stagingPaths.reports, right: 'read_reports' },
  {
    name: 'complaints',
    to: `${stagingPaths.dashboard}?show=complaints`,
    right: 'decide_complaints',
    below: 'reports',
  },
  { name: 'goodwill', to: stagingPaths.goodwill, right: 'give_credits', useCount: useGoodwillCount },
  { name: 'registrations', to: stagingPaths.registrations, right: 'read_customers', below: 'customers' },
  { name: 'jobs', to: stagingPaths.jobs, right: 'run_jobs', below: 'customers' },
  { name: 'switches', to: stagingPaths.switches, right: 'write_incidents' },
  { name: 'figures', to: stagingPaths.figures, right: 'read_figures' },
  { name: 'team', to: stagingPaths.team, right: 'manage_staff' },
];
