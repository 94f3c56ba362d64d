import { expect, it, vi } from 'vitest';
import { takeControl } from './control.ts';

function page(controller: object | null) {
  const container = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const postMessage = vi.fn<(message: string) => void>();
  return { container, postMessage, registration: { active: { postMessage } } as unknown as ServiceWorkerRegistration };
}

it('asks the worker for a page that nobody claimed, and waits until it has it', async () => {
  const { container, postMessage, registration } = page(null);
  postMessage.mockImplementation(() => void container.dispatchEvent(new Event('controllerchange')));
  await takeControl(registration);
  expect(postMessage).toHaveBeenCalledWith('KADO_CLAIM');
});

it('leaves a page alone that has its worker', async () => {
  const { postMessage, registration } = page({});
  await takeControl(registration);
  expect(postMessage).not.toHaveBeenCalled();
});

it('does not wait for ever', async () => {
  vi.useFakeTimers();
  const { registration } = page(null);
  const waiting = takeControl(registration);
  await vi.advanceTimersByTimeAsync(3000);
  await waiting;
  vi.useRealTimers();
});
