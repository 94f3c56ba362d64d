import { tab, type Kept } from './storage.ts';
import type { Variant } from './variant.ts';

const KEY = 'kado-worker-reload';

/** Unregisters every service worker of this origin and waits until it is done; where workers are forbidden there is nothing to do. */
export async function unregisterWorkers(container: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
  try {
    const workers = (await container?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // a browser that forbids workers has none
  }
}

/** Whether a worker that does not belong to this variant answers for this page; the template's own is registered anew at once. */
export function answersHere(variant: Variant, controller = navigator.serviceWorker?.controller): boolean {
  const own = variant === 'template' && controller?.scriptURL === `${location.origin}/mock-worker.js`;
  return controller != null && !own;
}

/**
 * Whether the page must be loaded again, because an unregistered worker goes on answering for the page it controlled.
 * Once: if a worker is still there after the reload, the page opens with it rather than reloading for ever.
 */
export function mustReload(controlled: boolean, session: Kept = tab): boolean {
  try {
    const again = session.getItem(KEY) !== null;
    if (controlled && !again) session.setItem(KEY, '1');
    else session.removeItem(KEY);
    return controlled && !again;
  } catch {
    return false;
  }
}
