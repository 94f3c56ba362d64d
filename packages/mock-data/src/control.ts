const PATIENCE_MS = 3000;

/**
 * Waits until the worker answers for this page. A second tab's start unregisters the worker of the first one and registers it again: that revives it
 * without an activation, so that nobody would claim the new page.
 */
export async function takeControl(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const container = navigator.serviceWorker;
  if (!registration || container.controller) return;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    registration.active?.postMessage('KADO_CLAIM');
    setTimeout(resolve, PATIENCE_MS);
  });
}
