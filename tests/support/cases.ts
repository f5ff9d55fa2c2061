/** Whether tests of many cases try all of them: so does `.ci/run`, and `npm test` a few. */
export const triesAll = process.env.TEST_CASES === 'all';

/** How many cases a test tries that has many. */
export const cases = ({ all, few }: { all: number; few: number }): number => (triesAll ? all : few);
