/** Result of one check, as a sentence; `wrong` has to be mended before the product goes live. */
export interface Finding {
  check: string;
  state: 'ok' | 'unsure' | 'wrong';
  sentence: string;
}

export const ok = (check: string, sentence: string): Finding => ({ check, state: 'ok', sentence });
export const unsure = (check: string, sentence: string): Finding => ({ check, state: 'unsure', sentence });
export const wrong = (check: string, sentence: string): Finding => ({ check, state: 'wrong', sentence });

/** One line of an error, without its stack. */
export const reasonOf = (error: unknown) =>
  String((error as Error).message || (error as { code?: string }).code).split('\n')[0];
