import type { ImportAnswer, ImportedRow } from '#contract/imports.ts';
import type { ImportResult } from '#domain/import/result.ts';

export function toImportAnswer(
  { table, encoding, past, leftOut, notes }: ImportResult,
  rows: ImportedRow[],
  isDryRun: boolean,
): ImportAnswer {
  return {
    dry_run: isDryRun,
    table: table && {
      headings: table.headings,
      headings_row: table.headingsAt + 1,
      mapping: [...table.mapping],
      day_order: table.dayOrder?.order ?? null,
      is_day_order_sure: table.dayOrder?.isSure ?? true,
    },
    encoding: encoding?.encoding ?? null,
    is_encoding_sure: encoding?.isSure ?? true,
    rows,
    past,
    left_out: leftOut.map(({ title, reason, text }) => ({ title, reason, text })),
    notes,
  };
}
