import type { texts } from '#i18n/de/review.ts';
import { paths } from '#web/paths.ts';
import { useDesk } from './use-review.ts';

export type DeskList = {
  /** Its text in `review.desk.lists`. */
  name: keyof typeof texts.desk.lists;
  to: string;
  /** How many entries wait there; a hook of the list's own feature. */
  useCount?: () => number | undefined;
};

/** The lists of the desk, in the order of its bar: one line each. */
export const deskLists: readonly DeskList[] = [
  { name: 'cases', to: paths.stagingDashboard, useCount: () => useDesk().data?.pending },
  { name: 'figures', to: paths.stagingFigures },
];
