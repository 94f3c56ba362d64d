import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { BrokenArt } from '../illustrations/broken-art.tsx';
import { EmptyState } from '../illustrations/empty-state.tsx';
import { Loading } from './skeleton.tsx';

/** Words of a failure: what happened, what to do, and the way to try again. */
export type FailureWords = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  code?: ReactNode;
  actions?: ReactNode;
  /** `h1` where nothing else of the page is shown. */
  titleAs?: 'h1' | undefined;
};

/** Props of FourStates. */
export type FourStatesProps = {
  status: 'loading' | 'error' | 'empty' | 'data';
  /** Names what loads, for screen readers. */
  loadingLabel: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  error: FailureWords;
  empty: ReactNode;
  children: ReactNode;
};

/** An error with its illustration and a button to try again. */
export function FailureView({ title, text, retryLabel, onRetry, code, actions, titleAs }: FailureWords) {
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
        code={code}
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
