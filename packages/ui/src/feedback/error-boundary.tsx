import { Component, type ReactNode } from 'react';

/** The argument of a fallback: the error, and `reset`, which renders the same children again. */
export type Caught = { error: unknown; reset: () => void };

/** Props of ErrorBoundary. */
export type ErrorBoundaryProps = {
  fallback: (caught: Caught) => ReactNode;
  children: ReactNode;
  onError?: ((error: unknown) => void) | undefined;
  /** A new value, for example of the URL, renders the children again. */
  resetKey?: unknown;
};

type State = { failed: boolean; error: unknown };

/** Shows a fallback instead of a blank page when a child throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.reset();
  }

  reset = (): void => this.setState({ failed: false, error: undefined });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback({ error: this.state.error, reset: this.reset }) : this.props.children;
  }
}
