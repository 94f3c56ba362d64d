import type { Variant } from '@kado/ui';
import { tabStorage, type BootStorage } from './environment.ts';

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

/** Whether this page is controlled by a worker that is not its variant's; the template registers its own again at once. */
export function isControlledByOther(variant: Variant, controller = navigator.serviceWorker?.controller): boolean {
  const own = variant === 'template' && controller?.scriptURL === `${location.origin}/mock-worker.js`;
  return controller != null && !own;
}

/**
 * Whether the page must be loaded again, because an unregistered worker still controls it.
 * Once: if a worker is still there after the reload, the page opens with it rather than reloading for ever.
 */
export function mustReload(controlled: boolean, session: BootStorage = tabStorage): boolean {
  try {
    const again = session.getItem(KEY) !== null;
    if (controlled && !again) session.setItem(KEY, '1');
    else session.removeItem(KEY);
    return controlled && !again;
  } catch {
    return false;
  }
}
