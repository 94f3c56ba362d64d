import { banks, useLoaded } from '@kado/state';
import { useCallback, useEffect, useMemo } from 'react';
import { useDepositListInfiniteQuery } from '../api/deposits.ts';
import { filtered, isFiltered, type Filters } from './filters.ts';

const ALL = {};

/** All deposits that match the filters. The server has no filters for deposits, so with a filter all remaining pages are loaded. */
export function useDepositList(filters: Filters) {
  const list = useDepositListInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: known } = useLoaded(banks, ALL);
  const bankOf = useCallback((id: string) => known?.find((bank) => bank.id === id), [known]);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list;
  const searching = isFiltered(filters) && hasNextPage && !isError;
  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage();
  }, [searching, isFetching, fetchNextPage]);
  const rows = useMemo(
    () =>
      data &&
      filtered(
        data.pages.flatMap((page) => page.data),
        filters,
        (id) => bankOf(id)?.name ?? '',
      ),
    [data, filters, bankOf],
  );
  // No match so far, but not all pages have loaded.
  const undecided = searching && rows?.length === 0;
  return { list, rows: undecided ? undefined : rows, bankOf };
}
