import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from '@kado/i18n';
import { FourStates } from '@kado/ui';
import { isUnanswered, useErrorText } from './error-text.ts';

/** What a page can be waiting for: an RTK Query result, or a call's state `{ data, loading, error }` with how to ask again. */
export type Query<Data> = {
  data?: Data | null | undefined;
  error?: unknown;
  /** RTK Query: nothing to show yet. */
  isLoading?: boolean;
  /** A call's state. */
  loading?: boolean;
  /** Asks again; without it the error has no button. */
  refetch?: () => unknown;
};

/** Props of QueryView. */
export type QueryViewProps<Data> = {
  query: Query<Data>;
  /** Has the shape of what comes. */
  skeleton: ReactNode;
  /** What to do next when there is nothing. */
  empty: ReactNode;
  /** By default: an empty list, or a `total` of 0. */
  isEmpty?: (data: Data) => boolean;
  /** Title of the error; by default the common one. */
  errorTitle?: string;
  children: (data: Data) => ReactNode;
};

const nothingIn = (data: unknown): boolean =>
  Array.isArray(data) ? data.length === 0 : typeof data === 'object' && data !== null && 'total' in data && data.total === 0;

/** Calls `retry` each time the browser is connected again, while `waiting`. */
function useRetryOnline(waiting: boolean, retry: (() => unknown) | undefined): void {
  const again = useEffectEvent(() => void retry?.());
  useEffect(() => {
    if (!waiting) return undefined;
    const listen = () => again();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [waiting]);
}

/**
 * Shows the four states of what a page waits for. Data that is there stays while it is asked for again, even if that fails. What failed because no answer came is
 * asked for again by itself once the browser is connected.
 */
export function QueryView<Data>({ query, skeleton, empty, isEmpty = nothingIn, errorTitle, children }: QueryViewProps<Data>) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const { error, refetch } = query;
  useRetryOnline(isUnanswered(error), refetch);
  // What arrived is drawn as work that may pause: a long list on a slow phone does not hold the page.
  const data = useDeferredValue(query.data);
  const failure = {
    title: errorTitle ?? t('error.title'),
    text: textOf(error),
    retryLabel: t('action.retry'),
    ...(refetch && { onRetry: () => void refetch() }),
  };
  const view = { loadingLabel: t('state.loading'), skeleton, empty, error: failure };
  if (data !== undefined && data !== null) {
    return (
      <FourStates {...view} status={isEmpty(data) ? 'empty' : 'data'}>
        {children(data)}
      </FourStates>
    );
  }
  const failed = error !== undefined && error !== null && !query.loading && !query.isLoading;
  return (
    <FourStates {...view} status={failed ? 'error' : 'loading'}>
      {null}
    </FourStates>
  );
}
