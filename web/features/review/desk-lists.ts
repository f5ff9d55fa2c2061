import type { StaffRight } from '#domain/staff/roles.ts';
import type { texts } from '#i18n/de/review.ts';
import { stagingPaths } from '#web/staging-paths.ts';
import { useDesk } from './use-review.ts';

export type DeskList = {
  /** Its text in `review.desk.lists`. */
  name: keyof typeof texts.desk.lists;
  to: string;
  /** Without it the list is not shown. */
  right: StaffRight;
  /** How many entries wait there; a hook of the list's own feature. */
  useCount?: () => number | undefined;
};

/** The lists of the desk, in the order of its bar: one line each. */
export const deskLists: readonly DeskList[] = [
  { name: 'cases', to: stagingPaths.dashboard, right: 'read_cases', useCount: () => useDesk().data?.pending },
  { name: 'held', to: stagingPaths.held, right: 'release_events' },
  { name: 'reports', to: stagingPaths.reports, right: 'read_reports' },
  { name: 'complaints', to: `${stagingPaths.dashboard}?show=complaints`, right: 'decide_complaints' },
  { name: 'figures', to: stagingPaths.figures, right: 'read_figures' },
  { name: 'team', to: stagingPaths.team, right: 'manage_staff' },
];
