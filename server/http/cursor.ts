import { hash } from 'node:crypto';
import { z } from 'zod';
import { invalidField } from '#server/context/problem.ts';

/** Position in a list, newest first. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** Within the years that database and dates support. */
const positionSchema = z.tuple([
  z
    .int()
    .min(0)
    .max(Date.UTC(9999, 11, 31)),
  z.uuid(),
]);

/** Opaque `next_cursor`; null if the page was not full. */
export function nextCursor(rows: readonly Position[], limit: number): string | null {
  const last = rows.at(-1);
  if (!last || rows.length < limit) return null;
  return Buffer.from(JSON.stringify([last.createdAt.getTime(), last.id])).toString('base64url');
}

const notOurs = () => invalidField('cursor', 'invalid_cursor', 'Not a cursor of this list');

/** Binds cursors to a list and its filters, so that a foreign cursor is refused. */
export function cursorsOf(list: string, filters: object) {
  const mark = `${hash('sha256', JSON.stringify([list, filters]), 'base64url').slice(0, 8)}.`;
  return {
    mark: (cursor: string | null) => cursor && mark + cursor,
    /** Throws 422 for a cursor of another list. */
    unmark(sent: string | undefined): string | undefined {
      if (sent !== undefined && !sent.startsWith(mark)) throw notOurs();
      return sent?.slice(mark.length);
    },
  };
}

interface Wanted {
  page: number;
  limit: number;
  cursor?: string | undefined;
}

/** One page of a list that is short enough to read whole, newest first. */
export function pageOfAll<Row extends Position>(rows: readonly Row[], { page, limit, cursor }: Wanted) {
  if (cursor !== undefined) {
    const { createdAt, id } = readCursor(cursor);
    const isAfter = (row: Row) => row.createdAt < createdAt || (+row.createdAt === +createdAt && row.id < id);
    const found = rows.filter(isAfter).slice(0, limit);
    return { rows: found, page: null, limit, total: null, next_cursor: nextCursor(found, limit) };
  }
  const found = rows.slice((page - 1) * limit, page * limit);
  return { rows: found, page, limit, total: rows.length, next_cursor: nextCursor(found, limit) };
}

/** `next_cursor` by sequence number. */
export function nextSeq(rows: readonly { seq: number }[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? String(last.seq) : null;
}

/** Throws 422 if malformed. */
export function readSeq(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw notOurs();
  return Number(cursor);
}

/** `next_cursor` by invoice number. */
export function nextNumber(rows: readonly { number: string }[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? last.number : null;
}

/** Throws 422 if malformed. */
export function readNumber(cursor: string): string {
  if (!/^\d{4}-\d{6,12}$/.test(cursor)) throw notOurs();
  return cursor;
}

/** Throws 422 if malformed. */
export function readCursor(cursor: string): Position {
  try {
    const [time, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt: new Date(time), id };
  } catch {
    throw notOurs();
  }
}
