import { expect, it, vi } from 'vitest';
import { waitForController } from './worker-control.ts';

function page(controller: object | null) {
  const container = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const postMessage = vi.fn<(message: string) => void>();
  return { container, postMessage, registration: { active: { postMessage } } as unknown as ServiceWorkerRegistration };
}

it('has the worker claim a page without a controller, and waits for it', async () => {
  const { container, postMessage, registration } = page(null);
  postMessage.mockImplementation(() => void container.dispatchEvent(new Event('controllerchange')));
  await waitForController(registration);
  expect(postMessage).toHaveBeenCalledWith('KADO_CLAIM');
});

it('sends nothing from a page that has a controller', async () => {
  const { postMessage, registration } = page({});
  await waitForController(registration);
  expect(postMessage).not.toHaveBeenCalled();
});

it('gives up after a timeout', async () => {
  vi.useFakeTimers();
  const { registration } = page(null);
  const waiting = waitForController(registration);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(waiting).resolves.toBeUndefined();
  vi.useRealTimers();
});
