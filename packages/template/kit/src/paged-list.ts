import { useEffect, useMemo } from 'react';
import { parseList, useDebouncedValue, useListQuery, type AllowedValues, type ListState } from '@kado/feature-kit';

/** The URL state that every paged list has. */
export type PagedState = ListState & { q: string; page: number; perPage: number };
/** What an RTK Query hook returns for one page. */
type Result<Data> = { data?: Data | undefined; currentData?: Data | undefined; isFetching: boolean };
/** A list's URL state: the defaults (constants outside the component), the allowed values, and the keys that are sent to the server (`queryKeys`). */
export type PagedOptions<State extends PagedState, Key extends keyof State> = {
  defaults: State;
  allowed?: AllowedValues<State>;
  queryKeys: readonly Key[];
};

/** The page sizes. */
export const PAGE_SIZES = [10, 25, 50] as const;

const pick = <State, Key extends keyof State>(state: State, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, state[key]])) as Pick<State, Key>;

/** The list request of a URL. */
export function queryFromUrl<State extends PagedState, Key extends keyof State>(
  { defaults, allowed, queryKeys }: PagedOptions<State, Key>,
  { searchParams }: URL,
): Pick<State, Key> {
  return pick(parseList<State>(searchParams, defaults, allowed), queryKeys);
}

/**
 * A list that the server pages: the URL's state (`query`, `change`), the request made of it and its result. `usePage` is the feature's RTK Query
 * hook. A page past the end, because rows were removed here or in another tab, is replaced by the last one.
 */
export function usePagedList<State extends PagedState, Key extends keyof State, PageResult extends Result<{ total: number }>>(
  { defaults, allowed, queryKeys }: PagedOptions<State, Key>,
  usePage: (request: Pick<State, Key>) => PageResult,
) {
  const { query, change } = useListQuery<State>(defaults, allowed);
  const q = useDebouncedValue(query.q);
  const request = useMemo(() => pick<State, Key>({ ...query, q }, queryKeys), [queryKeys, q, query]);
  const result = usePage(request);
  const pages = Math.max(1, Math.ceil((result.data?.total ?? 0) / query.perPage));
  const beyond = result.currentData !== undefined && !result.isFetching && query.page > pages;
  useEffect(() => {
    if (beyond) change({ page: pages } as Partial<State>);
  }, [beyond, pages, change]);
  return { query, change, request, result, pages };
}
