/** A table as it leaves the page: figures as numbers, everything else as the reader sees it. */
export type ExportTable = {
  /** Name of the file, without its ending. */
  name: string;
  title: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** Which columns hold nothing but figures; those stand at the end of their cell. */
export const figureColumns = ({ heads, rows }: ExportTable): boolean[] =>
  heads.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
