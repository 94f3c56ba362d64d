import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from '@kado/i18n';
import { FourStates, VisuallyHidden } from '@kado/ui';
import { useErrorText } from './error-text.ts';
import { useRetryOnline } from './use-retry-online.ts';

/** A query of a page: an RTK Query result, or a call's state `{ data, loading, error }` with `refetch`. */
export type Query<Data> = {
  data?: Data | null | undefined;
  /** RTK Query: the data of this argument; `data` may be that of the previous argument. */
  currentData?: Data | null | undefined;
  error?: unknown;
  /** RTK Query: loading without data. */
  isLoading?: boolean;
  /** RTK Query: loading. */
  isFetching?: boolean;
  /** A call's state: loading. */
  loading?: boolean;
  /** Refetches; without it the error has no button. */
  refetch?: () => unknown;
};

/** Props of QueryView. */
export type QueryViewProps<Data> = {
  query: Query<Data>;
  /** A placeholder with the shape of the expected content. */
  skeleton: ReactNode;
  /** Shown if there is no data, with a next step. */
  empty: ReactNode;
  /** By default: an empty list, or a `total` of 0. */
  isEmpty?: (data: Data) => boolean;
  /** Title of the error; by default the common one. */
  errorTitle?: string;
  /** Returns how much was found; screen readers announce it when it changes, also for no results. */
  announce?: (data: Data) => string;
  /** Whether the query is the whole page: the error's title is then an h1. */
  wholePage?: boolean;
  children: (data: Data) => ReactNode;
};

const nothingIn = (data: unknown): boolean =>
  Array.isArray(data) ? data.length === 0 : typeof data === 'object' && data !== null && 'total' in data && data.total === 0;

/**
 * Shows the four states of a query: loading, error, empty, data. Existing data stays visible during a refetch, even if that fails; data of the previous argument
 * stays only until the request fails. A request that failed without a response is repeated when the browser is online again.
 */
export function QueryView<Data>({
  query,
  skeleton,
  empty,
  isEmpty = nothingIn,
  errorTitle,
  announce,
  wholePage,
  children,
}: QueryViewProps<Data>) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const { refetch } = query;
  useRetryOnline(query.error, refetch);
  // New data renders as a transition, so that a long list on a slow phone does not block the page.
  const data = useDeferredValue(query.error && 'currentData' in query ? query.currentData : query.data);
  // A page that is mounted after a failed preload repeats the request first, so its first render shows no failure.
  const error = useDeferredValue(query.error, null);
  const failure = {
    title: errorTitle ?? t('error.title'),
    titleAs: wholePage ? ('h1' as const) : undefined,
    text: textOf(error),
    retryLabel: t('action.retry'),
    ...(refetch && { onRetry: () => void refetch() }),
  };
  const view = { loadingLabel: t('state.loading'), skeleton, empty, error: failure };
  const arrived = data !== undefined && data !== null;
  const failed = query.error && error && !query.loading && !query.isLoading && !query.isFetching;
  return (
    <>
      {announce && (
        <VisuallyHidden>
          <output>{arrived ? announce(data) : ''}</output>
        </VisuallyHidden>
      )}
      {arrived ? (
        <FourStates {...view} status={isEmpty(data) ? 'empty' : 'data'}>
          {children(data)}
        </FourStates>
      ) : (
        <FourStates {...view} status={failed ? 'error' : 'loading'}>
          {null}
        </FourStates>
      )}
    </>
  );
}
