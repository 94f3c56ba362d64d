/** The state of a request, as `useLoaded` returns it. */
export type LoadedCall = { data: unknown; loading: boolean; error: unknown; refetch: () => void };

/** Combines several requests into one query result. `data` is returned once every request has data; `refetch` repeats the failed ones. */
export function combineCalls<Data>(calls: readonly LoadedCall[], data: Data) {
  const complete = calls.every((call) => call.data !== null);
  const error = complete ? undefined : calls.find((call) => call.error !== null && !call.loading)?.error;
  const refetch = () => calls.filter((call) => call.error !== null).forEach((call) => call.refetch());
  return { data: complete ? data : undefined, error, isLoading: !complete && error === undefined, refetch };
}
