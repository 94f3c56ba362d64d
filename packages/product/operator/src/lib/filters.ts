import { useDebouncedValue } from '@kado/feature-kit';
import { useMemo } from 'react';

type Filters = Readonly<Record<string, string>>;

/** The type of a list's query: the filters of the URL state, without empty ones. */
type QueryOf<State> = { [Key in keyof State]?: Exclude<State[Key], ''> };

/** The query of a list: only the filters that are set. */
export const queryOf = <State extends Filters>(filters: State): QueryOf<State> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value.trim() !== '')) as QueryOf<State>;

/** The query of a list, debounced while the user types. */
export const useDebouncedQuery = <State extends Filters>(filters: State): QueryOf<State> =>
  useDebouncedValue(useMemo(() => queryOf(filters), [filters]));

/** Whether any filter differs from its default. */
export const isFiltered = (filters: Filters, defaults: Filters): boolean =>
  Object.entries(filters).some(([key, value]) => value !== defaults[key]);
