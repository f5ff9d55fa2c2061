import type { StaffRight } from '#domain/staff/roles.ts';
import type { texts } from '#i18n/de/review.ts';
import { paths } from '#web/paths.ts';
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
  { name: 'cases', to: paths.stagingDashboard, right: 'read_cases', useCount: () => useDesk().data?.pending },
  { name: 'held', to: paths.stagingHeld, right: 'release_events' },
  { name: 'reports', to: paths.stagingReports, right: 'read_reports' },
  { name: 'complaints', to: `${paths.stagingDashboard}?show=complaints`, right: 'decide_complaints' },
  { name: 'figures', to: paths.stagingFigures, right: 'read_figures' },
  { name: 'team', to: paths.stagingTeam, right: 'manage_staff' },
];
