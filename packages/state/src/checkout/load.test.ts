import { afterEach, expect, it, vi } from 'vitest';

import { checkoutResponse } from '../calls/app.ts';
import { signedIn } from '../test/tab.ts';

afterEach(() => {
  vi.doUnmock('./pay.ts');
});

it('C1 counts as a lost connection when the checkout code cannot be loaded', async () => {
  vi.doMock('./pay.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { store } = await signedIn();
  const paid = store.dispatch(checkoutResponse.load({ quoteId: 'q1', pin: '274913' })).unwrap();
  await expect(paid).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'NETWORK' });
  expect(store.getState().app.checkoutResponse.error).toBe('Network Error');
});
