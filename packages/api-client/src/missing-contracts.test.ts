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
