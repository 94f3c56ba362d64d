import type { DataOf } from '@kado/contracts';
import type { QueryRequest } from '@kado/state/query';

const FIRST = '';
type Client = Parameters<QueryRequest>[0];
type Call<Row, Filters> = (client: Client, query: Filters & { cursor?: string }, signal: AbortSignal) => Promise<DataOf<Row[]>>;

/** An infinite list of the server, page by page. */
export const pagesOf = <Row, Filters extends object>(call: Call<Row, Filters>) => ({
  infiniteQueryOptions: { initialPageParam: FIRST, getNextPageParam: ({ meta }: DataOf<Row[]>) => meta?.nextCursor },
  query:
    ({ queryArg, pageParam }: { queryArg: Filters; pageParam: string }): QueryRequest =>
    (client, signal) =>
      call(client, { ...queryArg, ...(pageParam !== FIRST && { cursor: pageParam }) }, signal),
});

/** The rows of all loaded pages. */
export const rowsOf = <Row>(data: { pages: readonly DataOf<Row[]>[] } | undefined): Row[] | undefined =>
  data?.pages.flatMap((page) => page.data);
