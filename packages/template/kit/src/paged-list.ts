import { useEffect, useMemo, useState } from 'react';
import { parseList, useListQuery, type AllowedValues, type ListState } from '@kado/feature-kit';

/** What every paged list's address has. */
export type PagedState = ListState & { q: string; page: number; perPage: number };
/** What an RTK Query hook answers about a page of it. */
type Answer<Data> = { data?: Data | undefined; isFetching: boolean };
/** How a list is requested: its defaults (constants outside the component), the values they may have, and which of them the server is sent. */
export type PagedOptions<State extends PagedState, Key extends keyof State> = {
  defaults: State;
  allowed?: AllowedValues<State>;
  queryKeys: readonly Key[];
};

/** How many rows a page may have. */
export const PAGE_SIZES = [10, 25, 50] as const;

const PAUSE_MS = 200;

/** A value that follows once it has rested: while someone types, the server is asked once. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const pick = <State, Key extends keyof State>(state: State, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, state[key]])) as Pick<State, Key>;

/** The request that a list at this address makes. */
export function queryFromUrl<State extends PagedState, Key extends keyof State>(
  { defaults, allowed, queryKeys }: PagedOptions<State, Key>,
  { searchParams }: URL,
): Pick<State, Key> {
  return pick(parseList<State>(searchParams, defaults, allowed), queryKeys);
}

/**
 * A list whose pages the server cuts: the address gives the request (`asked`), with its answer and `change` for another one. `useAnswer` is the
 * feature's RTK Query hook. A page past the end, because rows went away here or in another tab, gives way to the last one.
 */
export function usePagedList<State extends PagedState, Key extends keyof State, Result extends Answer<{ total: number }>>(
  { defaults, allowed, queryKeys }: PagedOptions<State, Key>,
  useAnswer: (asked: Pick<State, Key>) => Result,
) {
  const { query, change } = useListQuery<State>(defaults, allowed);
  const q = useDebouncedValue(query.q);
  const asked = useMemo(() => pick<State, Key>({ ...query, q }, queryKeys), [queryKeys, q, query]);
  const answer = useAnswer(asked);
  const pages = Math.max(1, Math.ceil((answer.data?.total ?? 0) / query.perPage));
  const beyond = answer.data !== undefined && !answer.isFetching && query.page > pages;
  useEffect(() => {
    if (beyond) change({ page: pages } as Partial<State>);
  }, [beyond, pages, change]);
  return { query, change, asked, answer, pages };
}
