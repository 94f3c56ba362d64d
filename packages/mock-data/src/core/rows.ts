import { notFound } from './errors.ts';

/** The row with that id; throws a 404 if there is none. */
export function findRow<Row extends { id: number }>(rows: readonly Row[], id: number, what: string): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound(what, id);
  return row;
}

/** Appends a row and returns it. */
export function addRow<Row>(rows: Row[], row: Row): Row {
  rows.push(row);
  return row;
}

/** Removes the row with that id; throws a 404 if there is none. */
export function removeRow<Row extends { id: number }>(rows: Row[], id: number, what: string): void {
  rows.splice(rows.indexOf(findRow(rows, id, what)), 1);
}

/** The id of the next row: the highest plus one, so that no two rows have one id. */
export const nextId = (rows: readonly { id: number }[]): number => rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
