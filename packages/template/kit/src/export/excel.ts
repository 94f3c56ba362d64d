import writeXlsxFile, { type CellObject } from 'write-excel-file/universal';
import type { ExportTable } from './export-table.ts';

const WIDEST = 40;

/** Wide enough for the longest of a column. */
const widthOf = ({ heads, rows }: ExportTable, column: number) =>
  Math.min(WIDEST, Math.max(...[heads, ...rows].map((row) => String(row[column] ?? '').length)) + 2);

/** The sheet as an Excel file: bold heads that stay, figures as figures. A text is never a formula there. */
export function toExcel(sheet: ExportTable, rightToLeft: boolean): Promise<Blob> {
  const heads = sheet.heads.map((value): CellObject => ({ value, type: String, fontWeight: 'bold' }));
  const rows = sheet.rows.map((row) =>
    row.map((value): CellObject => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  return writeXlsxFile([heads, ...rows], {
    columns: sheet.heads.map((_, column) => ({ width: widthOf(sheet, column) })),
    stickyRowsCount: 1,
    rightToLeft,
  }).toBlob();
}
