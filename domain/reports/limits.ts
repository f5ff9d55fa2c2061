/** Most and fewest characters of what a report says. An explanation of fewer words substantiates nothing. */
export const reportLengths = { target: 500, explanation: 3000, explanationMin: 20, name: 120 } as const;

/** Most characters of what a reviewer writes to those who reported. */
export const reportWordsLength = 2000;

/**
 * Months after the decision until the people who reported are forgotten, and with them their words and what was kept of the
 * target: for six of them the decision may be complained about, and a complaint of the last day takes one more to be answered.
 */
export const reporterKeptMonths = 7;

/** Years of which there are figures. */
export const firstFigureYear = 2026;
