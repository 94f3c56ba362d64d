import { expect, it, vi } from 'vitest';
import { switchVariant } from './test-user.ts';

it.each([
  ['template', true],
  ['product', false],
] as const)('switching to the %s signs out, stops what runs, awaits the workers’ end, then loads anew', async (to, stored) => {
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
});

it('a server that cannot be reached keeps nobody in a variant', async () => {
  const reload = vi.fn();
  await switchVariant('product', {
    signOut: () => Promise.reject(new Error('offline')),
    unregisterWorkers: async () => undefined,
    reload,
  });
  expect(reload).toHaveBeenCalledOnce();
});
