import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type Asks, defineFeature, publicRoute } from './define.ts';
import { routesOf } from './routes.tsx';

/** A page that asks for what it shows first, beside one that does not. */
async function asking(asks: Asks, address = '/') {
  const dispatch = vi.fn();
  const feature = defineFeature({
    id: 'product-asks',
    routes: [
      { path: '', handle: publicRoute, lazy: async () => ({ Component: () => <h1>Home</h1> }) },
      { path: 'list', handle: publicRoute, lazy: async () => ({ Component: () => <h1>List</h1>, asks }) },
    ],
  });
  const openWords = async () => undefined;
  const router = createMemoryRouter(
    routesOf({
      features: [feature],
      session: async () => undefined,
      dispatch,
      openWords,
      root: <Outlet />,
      error: <p>failed</p>,
    }),
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  return { router, dispatch };
}
const heading = () => screen.getByRole('heading').textContent;
afterEach(() => void vi.useRealTimers());

it('comes with the answer to what its address wants', async () => {
  let answer = (): void => undefined;
  const asks = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { router, dispatch } = await asking(asks);
  const going = router.navigate('/list?q=ada');
  await vi.waitFor(() => expect(asks).toHaveBeenCalledOnce());
  expect(asks).toHaveBeenCalledWith(dispatch, expect.objectContaining({ pathname: '/list', search: '?q=ada' }));
  expect(heading()).toBe('Home');
  answer();
  await act(() => going);
  expect(heading()).toBe('List');
});

it('waits for it no longer than a moment', async () => {
  const { router } = await asking(() => new Promise(() => undefined));
  vi.useFakeTimers();
  const going = router.navigate('/list');
  await vi.advanceTimersByTimeAsync(199);
  expect(router.state.navigation.state).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  await act(() => going);
  expect(heading()).toBe('List');
});

it('comes all the same when that failed', async () => {
  const { router } = await asking(() => Promise.reject(new Error('refused')));
  await act(() => router.navigate('/list'));
  expect(heading()).toBe('List');
});

it('does not wait where no page stands yet', async () => {
  await asking(() => new Promise(() => undefined), '/list');
  expect(heading()).toBe('List');
});
