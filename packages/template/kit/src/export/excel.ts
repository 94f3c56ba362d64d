import writeXlsxFile, { type CellObject } from 'write-excel-file/universal';
import { type ExportTable, plainRows } from './export-table.ts';

const MAX_WIDTH = 40;

/** The width that fits the longest value of a column, up to the maximum. */
const widthOf = ({ heads, rows }: ExportTable, column: number) =>
  Math.min(MAX_WIDTH, Math.max(...[heads, ...rows].map((row) => String(row[column] ?? '').length)) + 2);

/** The table as an Excel file: a frozen bold header, numbers as numbers. A text never becomes a formula. */
export function toExcel(table: ExportTable, rightToLeft: boolean): Promise<Blob> {
  const heads = table.heads.map((value): CellObject => ({ value, type: String, fontWeight: 'bold' }));
  const rows = plainRows(table).map((row) =>
    row.map((value): CellObject => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  return writeXlsxFile([heads, ...rows], {
    columns: table.heads.map((_, column) => ({ width: widthOf(table, column) })),
    stickyRowsCount: 1,
    rightToLeft,
  }).toBlob();
}
