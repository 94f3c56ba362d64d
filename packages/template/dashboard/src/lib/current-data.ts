import type { Query } from '@kado/feature-kit';

/** The data for the current argument: after a failure, `data` still holds the data for the previous argument. */
export const currentData = <Data>(query: Query<Data>): Data | null | undefined =>
  'currentData' in query ? query.currentData : query.data;
