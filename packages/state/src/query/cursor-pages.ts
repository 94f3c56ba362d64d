import type { ApiClient } from '@kado/api-client';
import type { DataOf } from '@kado/contracts';
import type { QueryRequest } from './api.ts';

/** The filters of a list, and the cursor of a page after the first one. */
type PageQuery<Filters> = (Filters extends object ? Filters : object) & { cursor?: string };
type PageCall<Row, Filters> = (api: ApiClient, query: PageQuery<Filters>, signal: AbortSignal) => Promise<DataOf<Row[]>>;

const FIRST = '';

/** An endpoint for a paged list: `build.infiniteQuery(cursorPages<Order>((api, query, signal) => api.orders.list(query, signal)))`. */
export const cursorPages = <Row, Filters = void>(call: PageCall<Row, Filters>) => ({
  infiniteQueryOptions: { initialPageParam: FIRST, getNextPageParam: ({ meta }: DataOf<Row[]>) => meta?.nextCursor },
  query:
    ({ queryArg, pageParam }: { queryArg: Filters; pageParam: string }): QueryRequest =>
    (api, signal) =>
      call(api, { ...(queryArg as object), ...(pageParam !== FIRST && { cursor: pageParam }) } as PageQuery<Filters>, signal),
});
