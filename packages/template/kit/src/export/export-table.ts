/** A table to export: numbers as numbers, everything else as displayed. */
export type ExportTable = {
  /** Name of the file, without its extension. */
  name: string;
  title: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** Direction marks, which Arabic dates contain. A PDF or a printout needs them for the order of the text; in a data file they would be part of the value. */
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;

/** The rows of a table without direction marks. */
export const plainRows = ({ rows }: ExportTable): (string | number)[][] =>
  rows.map((row) => row.map((value) => (typeof value === 'number' ? value : value.replace(DIRECTION_MARKS, ''))));

/** Which columns hold numbers only; these are aligned to the end of their cell. */
export const figureColumns = ({ heads, rows }: ExportTable): boolean[] =>
  heads.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
