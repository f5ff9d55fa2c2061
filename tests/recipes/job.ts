import type { Recipe } from './recipe.ts';
import { all, create, replace } from './recipe.ts';

/** Every night the log says how many businesses there are. */
export const job: Recipe = {
  heading: 'Add a job',
  edits: {
    'server/modules/people/business/jobs.ts': create(`import { isNull } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { defineJob } from '#server/context/define-job.ts';

/** Says in the log how many businesses there are. */
export const logBusinesses = defineJob(
  'log-businesses',
  { retry: 'soon', schedule: '43 4 * * *' },
  async ({ db, deps }): Promise<void> => {
    deps.logger.info({ count: await db.$count(businesses, isNull(businesses.closedAt)) }, 'businesses');
  },
);
`),
    'server/jobs/all-jobs.ts': all(
      replace(
        "import type { IsHeld, JobHandlers } from '#server/context/adapters.ts';\n",
        "import type { IsHeld, JobHandlers } from '#server/context/adapters.ts';\nimport { logBusinesses } from '#server/modules/people/business/jobs.ts';\n",
      ),
      replace('export const jobs = [\n', 'export const jobs = [\n  logBusinesses,\n'),
    ),
  },
};
