import type { BackendControl } from '@kado/contracts/template';
import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import { createBackend, type MockOptions } from './backend.ts';
import { memoryStorage } from './core/storage.ts';

export type { MockOptions } from './backend.ts';

/** Options of a mock server. */
export interface MockServerOptions extends MockOptions {
  /** A request without a handler is an error (the default), or goes to the network. */
  onUnhandled?: 'error' | 'bypass';
}

/** The template's backend for tests, in memory. */
export interface MockServer {
  /** Starts mocking; a request without a handler is an error unless `onUnhandled` says otherwise. */
  listen(): void;
  /** The control for a console: topics, conditions, snapshots, the log. */
  control: BackendControl;
  /** Drops all changes, conditions, snapshots, the log, and every handler that a test added. */
  reset(): Promise<void>;
  /** Puts a test's own handlers (from msw/http) before the others. */
  use: ReturnType<typeof setupServer>['use'];
  /** Until the next reset, every call to this path fails with that status and `{ message }`. */
  fail(path: string, status: number, message?: string): void;
  /** Until the next reset, each of the next calls to this path succeeds (true) or fails with 503 (false); later calls succeed. */
  failSome(path: string, outcomes: readonly boolean[]): void;
  /** Delays the response to each call to this path until the returned function is called; `*` stands for any text. */
  hold(path: string): () => void;
  close(): void;
}

const MESSAGE = 'The mock fails on request';

/** Makes the template's backend for tests; `origin` is the page's (jsdom: http://localhost:3000). */
export function createMockServer({
  origin = 'http://localhost:3000',
  onUnhandled = 'error',
  ...options
}: MockServerOptions = {}): MockServer {
  const { handlers, control } = createBackend(memoryStorage(), { origin, ...options });
  const server = setupServer(...handlers);
  const failed = (status: number, message: string) => HttpResponse.json({ message }, { status });
  return {
    listen: () => server.listen({ onUnhandledFrame: onUnhandled }),
    control,
    reset: async () => {
      server.resetHandlers();
      const { conditions, snapshots, log } = control;
      await Promise.all([
        control.reset(),
        conditions.set(Object.fromEntries(Object.keys(conditions.get()).map((topic) => [topic, undefined]))),
        snapshots.list().then((saved) => Promise.all(saved.map(({ id }) => snapshots.remove(id)))),
      ]);
      log.clear();
    },
    use: server.use.bind(server),
    fail: (path, status, message = MESSAGE) => server.use(http.all(`${origin}${path}`, () => failed(status, message))),
    failSome: (path, outcomes) => {
      const next = outcomes.values();
      // A handler without a response passes the request on to the next matching handler.
      server.use(http.all(`${origin}${path}`, () => (next.next().value === false ? failed(503, MESSAGE) : undefined)));
    },
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      // Resolves to no response, so that the request is then passed on to the next matching handler.
      server.use(http.all(`${origin}${path}`, () => promise));
      return () => resolve(undefined);
    },
    close: () => server.close(),
  };
}
