import type { CallRequest } from './create-call-slice.ts';

/** The query that each loaded list answers. It is kept outside the state, because the shape of the state is specified. */
const queries = new WeakMap<object, unknown>();

/** Wraps a request so that `queryOf` can return its query from the loaded data. */
export const withQuery =
  <Query, Body extends { data: object }>(send: CallRequest<Query, Body>): CallRequest<Query, Body> =>
  async (api, query, ...rest) => {
    const body = await send(api, query, ...rest);
    queries.set(body.data, query);
    return body;
  };

/** The query that a call's data was loaded with, whichever page loaded it; undefined if the request was not wrapped by `withQuery`. */
export const queryOf = <Query>(data: unknown): Query | undefined => queries.get(data as object) as Query | undefined;
