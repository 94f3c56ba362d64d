import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { useWhileOpen } from './use-while-open.ts';

it('calls the function only while the component is mounted, also in strict mode', () => {
  const next = vi.fn<(text: string) => void>();
  const { result, unmount } = renderHook(useWhileOpen, { wrapper: StrictMode });
  const answer = result.current(next);
  answer('in time');
  unmount();
  answer('late');
  expect(next.mock.calls).toEqual([['in time']]);
});
