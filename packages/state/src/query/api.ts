import { type ApiClient, ApiError } from '@kado/api-client';
import type { Middleware } from '@reduxjs/toolkit';
import { createApi, setupListeners, type BaseQueryFn } from '@reduxjs/toolkit/query/react';

import { sessionEnded } from '../session/session-slice.ts';
import { addLazySlice } from '../store/lazy-slices.ts';
import type { Services } from '../store/services.ts';

/** An endpoint's request: a function that calls the api-client. */
export type QueryRequest = (api: ApiClient, signal: AbortSignal) => Promise<unknown>;

/** A failure as the cache stores it: the parts of an ApiError. */
export type QueryFailure = Pick<ApiError, 'message' | 'status' | 'code' | 'fields' | 'data' | 'retryAfter'>;

/** The parts of an error that a page shows; an exception that is no ApiError has status 0 and code UNKNOWN. */
function toFailure(error: unknown): QueryFailure {
  const { message, status, code, fields, data, retryAfter } =
    error instanceof ApiError ? error : new ApiError(error instanceof Error ? error.message : String(error), 0);
  return { message, status, code, fields, data, retryAfter };
}

const baseQuery: BaseQueryFn<QueryRequest, unknown, QueryFailure> = async (request, { extra, signal }) => {
  try {
    return { data: (await request((extra as Services).api, signal)) ?? null };
  } catch (error) {
    return { error: toFailure(error) };
  }
};

/** The server cache. Features inject their endpoints: `query: (args) => (api, signal) => api.orders.list(args, signal)`. */
export const api = createApi({ reducerPath: 'server', baseQuery, tagTypes: [], endpoints: () => ({}) });

/** Clears the cache when the session ends, so that the next user does not see this user's data. */
const resetOnSessionEnd: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) dispatch(api.util.resetApiState());
    return result;
  };

addLazySlice({
  slice: api,
  middleware: [api.middleware, resetOnSessionEnd],
  attach: (store) => setupListeners(store.dispatch as Parameters<typeof setupListeners>[0]),
});
