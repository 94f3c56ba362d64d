import { Component, type ReactNode } from 'react';

/** Props of ErrorBoundary. */
export type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows a fallback instead of a blank page when a child throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
