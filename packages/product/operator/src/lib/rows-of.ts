import type { DataOf } from '@kado/contracts';

/** The rows of all loaded pages. */
export const rowsOf = <Row>(data: { pages: readonly DataOf<Row[]>[] } | undefined): Row[] | undefined =>
  data?.pages.flatMap((page) => page.data);
