import type { DayOrder, Encoding } from './choices.ts';
import type { Column, Mapping } from './columns.ts';

/** Problems of a row; only `no_title` and `twice` prevent a draft. */
export type RowProblem =
  | 'no_title'
  | 'twice'
  | 'past'
  | 'shortened'
  | 'unreadable'
  | 'out_of_range'
  | 'guessed'
  | 'partly'
  | 'beyond'
  | 'before_start'
  | 'without_price'
  | 'several_days'
  | 'running'
  | 'unknown_zone'
  | 'goes_on';
/** `text`: as in the file. */
export type Noted = { field: Column; problem: RowProblem; text: string };

/** Fields of `createEvent` that a file can fill. */
type ImportedEvent = {
  title: string;
  description: string;
  location: string;
  event_date: string | null;
  start_time: string | null;
  end_time: string | null;
  max_participants?: number;
  ticket_type?: 'paid';
  ticket_price?: number;
  ticket_url?: string | null;
  external_id: string;
};

export type ImportRow = {
  /** Its place in the file, without headings. */
  number: number;
  event: ImportedEvent;
  notes: Noted[];
  isPossible: boolean;
  /** Selected by default. */
  isWanted: boolean;
  isPast: boolean;
};

type LeftOutReason =
  | 'broken'
  | 'cut_off'
  | 'no_day'
  | 'too_long'
  | 'too_many'
  | 'too_late'
  | 'no_dates'
  | 'cancelled'
  | 'older'
  | 'not_an_event';
/** An entry that became no row. `text`: the part of the file that is the reason. `id`: of a cancelled entry. */
export type LeftOut = { title: string; reason: LeftOutReason; text: string; id?: string };

/** Of the whole file. */
type FileNote = { problem: 'above_headings' | 'broken_letters'; text: string };

/** A draft for an event of several days, or one for each day. */
export type SeveralDays = 'one' | 'each';

/** A file's entry before its values are checked. */
export type Entry = { values: Partial<Record<Column, string>>; notes: Noted[] };

/** Answer of the reader of one format. */
export type Found = { entries: Entry[]; leftOut: LeftOut[]; notes: FileNote[] };

/** A table's choices, as guessed or given. */
export type ReadTable = {
  headings: string[];
  samples: string[];
  mapping: Mapping;
  /** Row of the headings; -1 for none. */
  headingsAt: number;
  firstRows: string[][];
  /** Null if no day depends on it; sure if a cell allows one order only. */
  dayOrder: { order: DayOrder; isSure: boolean } | null;
};

export type ImportResult = {
  kind: 'table' | 'calendar' | 'page';
  /** As the calendar or page calls itself; empty without one. */
  name: string;
  /** False if entries of the file may be missing. */
  isComplete: boolean;
  /** Null for a calendar and a page. */
  table: ReadTable | null;
  rows: ImportRow[];
  leftOut: LeftOut[];
  notes: FileNote[];
  past: number;
  /** Null for text that came decoded. `sample` is the first line with letters beyond ASCII. */
  encoding: { encoding: Encoding; isSure: boolean; sample: string } | null;
  /** Entries that last several days. */
  severalDays: number;
};

export type FileProblem = 'too_large' | 'not_text' | 'empty' | 'no_rows';
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
