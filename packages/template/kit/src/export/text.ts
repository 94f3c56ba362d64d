import Papa from 'papaparse';
import type { ExportSheet } from './export-table.ts';

/** What a spreadsheet would run; a plain figure with a sign is none of it. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s.,]*$)/;

const written = ({ heads, rows }: ExportSheet, delimiter: string) =>
  Papa.unparse(
    { fields: [...heads], data: rows.map((row) => [...row]) },
    { delimiter, newline: '\r\n', escapeFormulae: FORMULA },
  );

/** The sheet as CSV; the mark at its start tells spreadsheets that it is UTF-8. */
export const toCsv = (sheet: ExportSheet): Blob => new Blob(['\uFEFF', written(sheet, ',')], { type: 'text/csv;charset=utf-8' });

/** The sheet as it is pasted into a spreadsheet. */
export const toTabs = (sheet: ExportSheet): string => written(sheet, '\t');
