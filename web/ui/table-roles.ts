/**
 * What the parts of a table are. A browser forgets it where a style sheet lays them out as blocks or in a grid, as on phones; said, it
 * stays.
 */
export const tableRoles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
