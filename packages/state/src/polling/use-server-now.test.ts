// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useServerNow } from './use-server-now.ts';

const clock = vi.hoisted(() => ({ now: 1000 }));
vi.mock('@kado/api-client', async (original) => ({ ...(await original<object>()), serverNow: () => clock.now }));

it('C9 reads the server’s time when the page opens, and again when the tab is shown', () => {
  const { result, rerender } = renderHook(useServerNow);
  expect(result.current).toBe(1000);
  clock.now = 2000;
  rerender();
  expect(result.current).toBe(1000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(2000);
});
