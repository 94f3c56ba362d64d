import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import type { BackendControl } from './console/control.ts';
import { memoryStorage } from './core/storage.ts';
import { createHandlers, type MockOptions } from './handlers.ts';

export type { MockOptions } from './handlers.ts';

/** The template's backend for tests: everything in memory. */
export interface MockServer {
  /** Starts to answer; a request that nothing answers is an error. */
  listen(): void;
  /** What a console does with it: topics, conditions, snapshots, the log. */
  control: BackendControl;
  /** Forgets what was written, conditions, snapshots, the log, and every handler that a test added. */
  reset(): Promise<void>;
  /** Puts a test's own handlers (from msw/http) before the usual ones. */
  use: ReturnType<typeof setupServer>['use'];
  /** Until the next reset, every call to this path fails with that status and `{ message }`. */
  fail(path: string, status: number, message?: string): void;
  close(): void;
}

/** Makes the template's backend for tests; `origin` is the page's (jsdom: http://localhost:3000). */
export function createMockServer({ origin = 'http://localhost:3000', ...options }: MockOptions = {}): MockServer {
  const { handler, control } = createHandlers(memoryStorage(), { origin, ...options });
  const server = setupServer(handler);
  return {
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    control,
    reset: async () => {
      server.resetHandlers();
      const { conditions, snapshots, log } = control;
      await Promise.all([
        control.reset(),
        conditions.set(Object.fromEntries(Object.keys(conditions.get()).map((topic) => [topic, undefined]))),
        snapshots.list().then((kept) => Promise.all(kept.map(({ id }) => snapshots.remove(id)))),
      ]);
      log.clear();
    },
    use: server.use.bind(server),
    fail: (path, status, message = 'The mock was told to fail') =>
      server.use(http.all(`${origin}${path}`, () => HttpResponse.json({ message }, { status }))),
    close: () => server.close(),
  };
}
