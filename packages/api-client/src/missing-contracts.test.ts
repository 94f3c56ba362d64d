import { expect, it, vi } from 'vitest';
import { createApiClient } from './index.ts';

vi.mock('./load.ts', () => ({
  loadContracts: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

it('C1 schemas that could not be loaded count as a lost connection, and nothing is sent', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const { auth } = createApiClient({ host: '', language: () => 'en', token: () => undefined });
  await expect(auth.login({ identifier: 'ada@kado.test', pin: '583920' })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
    code: 'NETWORK',
    data: {},
    cause: { name: 'TypeError' },
  });
  expect(send).not.toHaveBeenCalled();
});
