import type { Column } from './columns.ts';

/** A file as a table; columns are null for CSV, where they are guessed. */
export type Table = { headings: string[]; rows: string[][]; columns: Column[] | null; leftOut: number };

export const fileLimits = { bytes: 1_000_000, rows: 500 } as const;

export type FileProblem = 'too_large' | 'not_text' | 'empty' | 'no_rows' | 'broken_calendar';
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
