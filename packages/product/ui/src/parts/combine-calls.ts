/** The state of a call, as `useLoaded` returns it. */
export type LoadedCall = { data: unknown; loading: boolean; error: unknown; refetch: () => void };

/**
 * Several calls as one query of `data`, which is made of theirs. Lists in the state may be those of another page, which asked for less of them: `whole` tells that
 * nothing is missing in what is known; otherwise every call has to end first. `refetch` repeats those that failed.
 */
export function combineCalls<Data>(calls: readonly LoadedCall[], data: Data | undefined, whole: boolean) {
  const complete = whole || calls.every((call) => call.data !== null && !call.loading && call.error === null);
  const error = complete ? undefined : calls.find((call) => call.error !== null && !call.loading)?.error;
  const refetch = () => calls.filter((call) => call.error !== null).forEach((call) => call.refetch());
  return { data: complete ? data : undefined, error, isLoading: !complete && error === undefined, refetch };
}
