import { AsyncLocalStorage } from 'node:async_hooks';

import type { Attributes, Span } from '@opentelemetry/api';

export type EndRequest = (name: string, attributes: Attributes, failed: boolean) => void;
export type Tracing = {
  /** Runs work in a span, within the current span or as the root of a new trace. */
  span: <Result>(name: string, attributes: Attributes, work: (span: Span) => Promise<Result>) => Promise<Result>;
  /** Starts the span of a request and calls `next` within it, with the function that ends the span. */
  request: (name: string, attributes: Attributes, next: (end: EndRequest) => void) => void;
  stop: () => Promise<void>;
};

/** The current span. */
export const current = new AsyncLocalStorage<{ span: Span; tracing: Tracing }>();
