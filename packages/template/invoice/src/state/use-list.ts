import { useEffect, useMemo, useState } from 'react';
import { useListQuery } from '@kado/feature-kit';
import { DEFAULTS, HEIGHTS, type ListState, SIZES, SORTABLE } from '../lib/list.ts';
import { STATUS_NAMES } from '../lib/statuses.ts';
import { useInvoicesQuery } from './invoices.ts';

const ALLOWED = { perPage: SIZES, sortColumn: SORTABLE, rows: HEIGHTS, status: ['', ...STATUS_NAMES] };
const PAUSE_MS = 200;

/** A value that follows once it has rested: while someone types, the server is asked once. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** What the address asks for, what the server answered to it, and how to ask for something else. */
export function useList() {
  const { query, change } = useListQuery<ListState>(DEFAULTS, ALLOWED);
  const q = useRested(query.q);
  const { status, page, perPage, sort, sortColumn } = query;
  const asked = useMemo(() => ({ q, status, page, perPage, sort, sortColumn }), [q, status, page, perPage, sort, sortColumn]);
  const answer = useInvoicesQuery(asked);
  const { data } = answer;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  // The last page can vanish under its reader: rows were deleted here or in another tab.
  const beyond = data !== undefined && !answer.isFetching && page > pages;
  useEffect(() => {
    if (beyond) change({ page: pages });
  }, [beyond, pages, change]);
  return { query, change, asked, answer, pages };
}

/** How the list is asked for. */
export type List = ReturnType<typeof useList>;
