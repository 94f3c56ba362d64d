// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import * as client from '@kado/api-client';
import { expect, it, vi } from 'vitest';

import { useServerNow } from './use-server-now.ts';

it('C9 reads the server’s time when the page opens, and again when the tab is shown', () => {
  const clock = vi.spyOn(client, 'serverNow').mockReturnValue(1000);
  const { result, rerender } = renderHook(useServerNow);
  expect(result.current).toBe(1000);
  clock.mockReturnValue(2000);
  rerender();
  expect(result.current).toBe(1000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(2000);
});
