/** The state of a call, as `useLoaded` returns it. */
export type LoadedCall = { data: unknown; loading: boolean; error: unknown; refetch: () => void };

/** Several calls as one query of `data`, which is made of theirs: there once each of them has its own. `refetch` repeats those that failed. */
export function combineCalls<Data>(calls: readonly LoadedCall[], data: Data) {
  const complete = calls.every((call) => call.data !== null);
  const error = complete ? undefined : calls.find((call) => call.error !== null && !call.loading)?.error;
  const refetch = () => calls.filter((call) => call.error !== null).forEach((call) => call.refetch());
  return { data: complete ? data : undefined, error, isLoading: !complete && error === undefined, refetch };
}
