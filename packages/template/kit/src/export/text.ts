import Papa from 'papaparse';
import type { ExportTable } from './export-table.ts';

/** What a spreadsheet would run; a plain figure with a sign is none of it. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s.,]*$)/;

const written = ({ heads, rows }: ExportTable, delimiter: string) =>
  Papa.unparse(
    { fields: [...heads], data: rows.map((row) => [...row]) },
    { delimiter, newline: '\r\n', escapeFormulae: FORMULA },
  );

/** The sheet as CSV; the mark at its start tells spreadsheets that it is UTF-8. */
export const toCsv = (sheet: ExportTable): Blob => new Blob(['\uFEFF', written(sheet, ',')], { type: 'text/csv;charset=utf-8' });

/** The sheet as it is pasted into a spreadsheet. */
export const toTabs = (sheet: ExportTable): string => written(sheet, '\t');
