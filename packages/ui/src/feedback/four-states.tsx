import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { BrokenArt } from '../illustrations/broken-art.tsx';
import { EmptyState } from '../illustrations/empty-state.tsx';
import { Loading } from './skeleton.tsx';

/** The texts of a failure: what happened, what to do, and a button that retries. */
export type FailureWords = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  actions?: ReactNode;
  /** `h1` if the failure replaces the whole page. */
  titleAs?: 'h1' | undefined;
};

/** Props of FourStates. */
export type FourStatesProps = {
  status: 'loading' | 'error' | 'empty' | 'data';
  /** The accessible name of the loading state. */
  loadingLabel: string;
  /** The placeholder of the data. */
  skeleton: ReactNode;
  error: FailureWords;
  empty: ReactNode;
  children: ReactNode;
};

/** An error with its illustration and a retry button. */
export function FailureView({ title, text, retryLabel, onRetry, actions, titleAs }: FailureWords) {
  const retry = onRetry && retryLabel && (
    <Button icon="refresh" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        art={BrokenArt}
        title={title}
        titleAs={titleAs}
        actions={
          (retry || actions) && (
            <>
              {retry}
              {actions}
            </>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

/** Loading, error, empty or data: the four states of a list or a page that loads data. */
export function FourStates({ status, loadingLabel, skeleton, error, empty, children }: FourStatesProps) {
  switch (status) {
    case 'loading':
      return <Loading label={loadingLabel}>{skeleton}</Loading>;
    case 'error':
      return <FailureView {...error} />;
    case 'empty':
      return empty;
    case 'data':
      return children;
  }
}
