import { describe, expect, it } from 'vitest';
import { toCsv } from '#server/http/csv.ts';

const cellOf = (cell: string | number | null) =>
  toCsv(['a'], [[cell]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

describe('a cell of a CSV file', () => {
  it.each([
    ['Zum Anker', '"Zum Anker"'],
    ['a "b", c', '"a ""b"", c"'],
    ['', '""'],
    [-12, '-12'],
    [null, ''],
  ])('%j is written as %s', (cell, written) => expect(cellOf(cell)).toBe(written));

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+49 40', `"'+49 40"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1', `"'＝1"`],
    ['\t=1', `"'\t'=1"`],
    ['\rx', `"'\rx"`],
    ["x;=cmd|'/C calc'!A0;", `"x;'=cmd|'/C calc'!A0;"`],
    ['x;"=1+1', `"x;""'=1+1"`],
    ['x\t+1', `"x\t'+1"`],
    ['x\r\n-1;@y', `"x\r\n'-1;'@y"`],
  ])('%j never runs as a formula, whatever separates the cells', (cell, written) => expect(cellOf(cell)).toBe(written));
});
