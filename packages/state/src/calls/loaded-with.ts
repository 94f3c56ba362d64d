import type { CallRequest } from './create-call-slice.ts';

/** The query of each loaded list, beside the state, whose shape is specified. */
const queries = new WeakMap<object, unknown>();

/** A request whose query is known for as long as its data is in the state. */
export const withQuery =
  <Query, Body extends { data: object }>(send: CallRequest<Query, Body>): CallRequest<Query, Body> =>
  async (api, query, ...rest) => {
    const body = await send(api, query, ...rest);
    queries.set(body.data, query);
    return body;
  };

/** The query that a call's data was loaded with, whichever page loaded it. */
export const queryOf = <Query>(data: unknown): Query | undefined => queries.get(data as object) as Query | undefined;
