import { expect, it, vi } from 'vitest';

import { createHttp } from './http.ts';

it('C1 schemas that could not be loaded count as a lost connection, and nothing is sent', async () => {
  const send = vi.fn();
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const http = createHttp(send, vi.fn(), '/api/v1', missing);
  await expect(http.post('/auth/login', (c) => c.Session, {})).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
    code: 'NETWORK',
    data: {},
    cause: { name: 'TypeError' },
  });
  expect(send).not.toHaveBeenCalled();
});

it('C1 axios that could not be loaded counts as a lost connection, also by its text alone', async () => {
  vi.resetModules();
  vi.doMock('./load.ts', () => ({
    loadAxios: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }));
  const { createSend } = await import('./send.ts');
  vi.doUnmock('./load.ts');
  vi.resetModules();
  const send = createSend({ token: () => undefined, language: () => 'en' });
  const error = await send('GET', '/api/v1/countries', {}).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ message: 'Network Error', status: 0, code: 'NETWORK', cause: { name: 'TypeError' } });
});
