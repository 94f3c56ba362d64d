/** A table to export: numbers as numbers, everything else as displayed. */
export type ExportTable = {
  /** Name of the file, without its extension. */
  name: string;
  title: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** Which columns hold numbers only; these are aligned to the end of their cell. */
export const figureColumns = ({ heads, rows }: ExportTable): boolean[] =>
  heads.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
