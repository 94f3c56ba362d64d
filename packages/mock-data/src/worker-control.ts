const TIMEOUT_MS = 3000;

/**
 * Waits until the worker controls this page. When a second tab unregisters the first one's worker and registers it again, the browser revives it
 * without an activation, and nothing claims the new page, so the page requests it.
 */
export async function waitForController(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const container = navigator.serviceWorker;
  if (!registration || container.controller) return;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    registration.active?.postMessage('KADO_CLAIM');
    setTimeout(resolve, TIMEOUT_MS);
  });
}
