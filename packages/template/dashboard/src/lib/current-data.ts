import type { Query } from '@kado/feature-kit';

/** The data of this argument: after a failure `data` still has those of the one before. */
export const currentData = <Data>(query: Query<Data>): Data | null | undefined =>
  'currentData' in query ? query.currentData : query.data;
