import { useDebouncedValue } from '@kado/feature-kit';
import { useMemo } from 'react';

type Filters = Readonly<Record<string, string>>;

/** The query of a list: only the filters that are set. */
export const queryOf = <State extends Filters>(filters: State): { [Key in keyof State]?: State[Key] } =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value.trim() !== '')) as never;

/** The query, debounced while somebody types. */
export const useDebouncedQuery = <State extends Filters>(filters: State): { [Key in keyof State]?: State[Key] } =>
  useDebouncedValue(useMemo(() => queryOf(filters), [filters]));

/** Whether anything is filtered. */
export const isFiltered = (filters: Filters, defaults: Filters): boolean =>
  Object.entries(filters).some(([key, value]) => value !== defaults[key]);
