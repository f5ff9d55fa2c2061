/** In characters. A shorter explanation substantiates nothing. */
export const reportLengths = { target: 500, explanation: 3000, explanationMin: 20, name: 120 } as const;

/** Maximum characters of a reviewer's text to reporters. */
export const reportWordsLength = 2000;

/**
 * Months after the decision until reporters, their texts and the stored target are erased: six for complaints, one to
 * answer the last.
 */
export const reporterKeptMonths = 7;

export const firstFigureYear = 2026;
