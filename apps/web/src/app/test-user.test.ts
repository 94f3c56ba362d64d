import { expect, it, vi } from 'vitest';
import { switchVariant } from './test-user.ts';

it.each([
  ['template', true],
  ['product', false],
] as const)(
  'switching to the %s signs out, stops the mock backend, awaits unregistering of workers, then reloads',
  async (to, stored) => {
    const steps: string[] = [];
    const step = (name: string) => async () => void steps.push(name);
    localStorage.setItem('testUser', 'foreign');
    await switchVariant(to, {
      signOut: step('signed out'),
      stop: step('stopped'),
      unregisterWorkers: step('unregistered'),
      reload: () => steps.push(localStorage.getItem('testUser') ? 'loaded with' : 'loaded without'),
    });
    expect(steps).toEqual(['signed out', 'stopped', 'unregistered', stored ? 'loaded with' : 'loaded without']);
  },
);

it('switches the variant also if the server cannot be reached', async () => {
  const reload = vi.fn();
  await switchVariant('product', {
    signOut: () => Promise.reject(new Error('offline')),
    unregisterWorkers: async () => undefined,
    reload,
  });
  expect(reload).toHaveBeenCalledOnce();
});
