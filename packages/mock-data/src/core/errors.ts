import { HttpResponse } from 'msw/http';

/** To be thrown: 400, an argument is missing or malformed. Nothing is stored. */
export const badRequest = (message: string): Response => HttpResponse.json({ message }, { status: 400 });

/** To be thrown: 404, no row has that id. */
export const notFound = (what: string, id: number | string): Response =>
  HttpResponse.json({ message: `${what} ${id} does not exist` }, { status: 404 });
