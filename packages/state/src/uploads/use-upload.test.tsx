// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

import { rest } from '../test/browser.ts';
import { openTab } from '../test/tab.ts';
import { useUpload } from './use-upload.ts';

it('does not send a file if the page was left while the file was being checked', async () => {
  const upload = vi.fn<() => never>();
  const { store } = openTab({ calls: { files: { upload } } as never });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const checked = Promise.withResolvers<{ type: string }>();
  const check = vi.fn(() => checked.promise);
  const page = renderHook(() => useUpload({ purpose: 'avatar', check }), { wrapper });
  act(() => page.result.current.choose(new File(['x'], 'a.png', { type: 'image/png' })));
  page.unmount();
  checked.resolve({ type: 'image/png' });
  await rest();
  expect(check).toHaveBeenCalledOnce();
  expect(upload).not.toHaveBeenCalled();
});
