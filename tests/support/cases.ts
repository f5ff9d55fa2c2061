/** `TEST_CASES=all` (`.ci/run`) tries every case; `npm test` tries a few. */
export const triesAll = process.env.TEST_CASES === 'all';

export const cases = ({ all, few }: { all: number; few: number }): number => (triesAll ? all : few);
