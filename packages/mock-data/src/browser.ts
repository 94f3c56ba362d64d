import { setupWorker } from 'msw/browser';
import type { BackendControl } from './console/control.ts';
import { keepLog } from './console/keep-log.ts';
import { takeControl } from './control.ts';
import { indexedDbStorage } from './core/indexed-db.ts';
import { laterStorage, memoryStorage } from './core/storage.ts';
import { createHandlers, type MockOptions } from './handlers.ts';
import { trustOnly } from './trust.ts';

export type { Condition, Conditions } from './console/conditions.ts';
export type { BackendControl, TopicSight } from './console/control.ts';
export type { LoggedRequest, RequestLog } from './console/log.ts';
export type { KeptSnapshot } from './console/shelf.ts';
export type { Snapshot } from './console/snapshot.ts';
export type { MockOptions } from './handlers.ts';

const WORKER = '/mock-worker.js';

/** The running mock backend of this page, with what a console does with it. */
export interface MockBackend extends BackendControl {
  /** Stops answering and unregisters the worker; await it before leaving the template. */
  stop(): Promise<void>;
}

/** Registers `/mock-worker.js` and waits until it answers. Only the template's entry may call it: it makes the page's `default` Trusted Types policy. */
export async function startMockBackend({ origin = location.origin, ...options }: MockOptions = {}): Promise<MockBackend> {
  trustOnly(WORKER);
  const worker = setupWorker();
  // A worker takes its time to start; meanwhile the database opens, the routes are made and the log is read.
  const starting = worker.start({ serviceWorker: { url: WORKER }, onUnhandledFrame: 'bypass', quiet: true });
  // A browser that refuses IndexedDB still gets a working demo, without memory.
  const storage = laterStorage(indexedDbStorage('kado-mock').catch(() => memoryStorage()));
  const { handler, control, log } = createHandlers(storage, { origin, ...options });
  worker.use(handler);
  keepLog({ log, storage: sessionStorage, page: window });
  const registration = await starting;
  await takeControl(registration);
  return {
    ...control,
    stop: async () => {
      await worker.stop();
      await registration?.unregister();
    },
  };
}
