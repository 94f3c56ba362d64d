import type { BackendControl } from '@kado/contracts/template';
import { setupWorker } from 'msw/browser';
import { createBackend, type MockOptions } from './backend.ts';
import { persistLog } from './console/persist-log.ts';
import { browserStorage } from './core/browser-storage.ts';
import { allowOnlyScript } from './trusted-types.ts';
import { waitForController } from './worker-control.ts';

export type { MockOptions } from './backend.ts';

const WORKER = '/mock-worker.js';

/** The running mock backend of this page, and its control for a console. */
export interface MockBackend extends BackendControl {
  /** Stops mocking and unregisters the worker; await it before leaving the template. */
  stop(): Promise<void>;
}

/** Registers `/mock-worker.js` and waits until it is active. Only the template's entry may call it: it makes the page's `default` Trusted Types policy. */
export async function startMockBackend({ origin = location.origin, ...options }: MockOptions = {}): Promise<MockBackend> {
  allowOnlyScript(WORKER);
  const worker = setupWorker();
  // The worker takes time to start; meanwhile the database opens, the handlers are made and the log is read.
  const starting = worker.start({ serviceWorker: { url: WORKER }, onUnhandledFrame: 'bypass', quiet: true });
  const { handlers, control, log } = createBackend(browserStorage('kado-mock'), { origin, ...options });
  worker.use(...handlers);
  persistLog({ log, storage: sessionStorage, page: window });
  const registration = await starting;
  await waitForController(registration);
  return {
    ...control,
    stop: async () => {
      await worker.stop();
      await registration?.unregister();
    },
  };
}
