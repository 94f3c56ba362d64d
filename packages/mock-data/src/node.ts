import type { BackendControl } from '@kado/contracts/template';
import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import { createBackend, type MockOptions } from './backend.ts';
import { memoryStorage } from './core/storage.ts';

export type { MockOptions } from './backend.ts';

/** Options of a mock server. */
export interface MockServerOptions extends MockOptions {
  /** What happens to a request without a handler: an error (the default), or it goes to the network. */
  onUnhandled?: 'error' | 'bypass';
}

/** The template's backend for tests, in memory. */
export interface MockServer {
  /** Starts mocking; a request without a handler is an error unless `onUnhandled` says otherwise. */
  listen(): void;
  /** What a console does with it: topics, conditions, snapshots, the log. */
  control: BackendControl;
  /** Drops what was written, conditions, snapshots, the log, and every handler that a test added. */
  reset(): Promise<void>;
  /** Puts a test's own handlers (from msw/http) before the others. */
  use: ReturnType<typeof setupServer>['use'];
  /** Until the next reset, every call to this path fails with that status and `{ message }`. */
  fail(path: string, status: number, message?: string): void;
  close(): void;
}

/** Makes the template's backend for tests; `origin` is the page's (jsdom: http://localhost:3000). */
export function createMockServer({
  origin = 'http://localhost:3000',
  onUnhandled = 'error',
  ...options
}: MockServerOptions = {}): MockServer {
  const { handlers, control } = createBackend(memoryStorage(), { origin, ...options });
  const server = setupServer(...handlers);
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
    fail: (path, status, message = 'The mock fails on request') =>
      server.use(http.all(`${origin}${path}`, () => HttpResponse.json({ message }, { status }))),
    close: () => server.close(),
  };
}
