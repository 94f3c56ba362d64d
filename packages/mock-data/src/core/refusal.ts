/** An answer other than success: the handler stops and nothing is stored. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: unknown;
  /** `body` undefined means the usual `{ message }`; null means no body at all. */
  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** 400: an argument is missing or malformed. */
export const badRequest = (message: string): Refusal => new Refusal(400, message);

/** 404 `{ message }`: nothing has that id. */
export const notFound = (what: string, id: number | string): Refusal => new Refusal(404, `${what} ${id} does not exist`);

/** The row with that id, or a 404. */
export function findRow<Row extends { id: number }>(rows: readonly Row[], id: number, what: string): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound(what, id);
  return row;
}

/** Takes the row with that id out of the list, or answers 404. */
export function removeRow<Row extends { id: number }>(rows: Row[], id: number, what: string): void {
  rows.splice(rows.indexOf(findRow(rows, id, what)), 1);
}

/** The id of the next row: the highest plus one, so that ids never repeat. */
export const nextId = (rows: readonly { id: number }[]): number => rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
