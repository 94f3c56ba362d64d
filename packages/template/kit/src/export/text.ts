import Papa from 'papaparse';
import { type ExportTable, plainRows } from './export-table.ts';

/** A text that a spreadsheet would run as a formula; a plain number with a sign is not one. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d\s.,]*$)/;

const toText = (table: ExportTable, delimiter: string) =>
  Papa.unparse({ fields: [...table.heads], data: plainRows(table) }, { delimiter, newline: '\r\n', escapeFormulae: FORMULA });

/** The table as CSV; the byte order mark tells spreadsheets that it is UTF-8. */
export const toCsv = (table: ExportTable): Blob => new Blob(['\uFEFF', toText(table, ',')], { type: 'text/csv;charset=utf-8' });

/** The table as tab-separated text, ready to paste into a spreadsheet. */
export const toTabs = (table: ExportTable): string => toText(table, '\t');
