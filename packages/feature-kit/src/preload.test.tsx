import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { defineFeature, type Preload, publicRoute } from './define.ts';
import { routesOf } from './routes.tsx';

/** A page that preloads its data, and one that does not. */
async function open(preload: Preload, address = '/', List = () => <h1>List</h1>) {
  const dispatch = vi.fn();
  const feature = defineFeature({
    id: 'product-lists',
    routes: [
      { path: '', handle: publicRoute, lazy: async () => ({ Component: () => <h1>Home</h1> }) },
      { path: 'list', handle: publicRoute, lazy: async () => ({ Component: List, preload }) },
    ],
  });
  const loadNamespace = async () => undefined;
  const router = createMemoryRouter(
    routesOf({
      features: [feature],
      session: async () => undefined,
      dispatch,
      loadNamespace,
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

it('opens a page with the data of its address', async () => {
  let answer = (): void => undefined;
  const preload = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { router, dispatch } = await open(preload);
  const going = router.navigate('/list?q=ada');
  await vi.waitFor(() => expect(preload).toHaveBeenCalledOnce(), 30_000);
  expect(preload).toHaveBeenCalledWith(dispatch, expect.objectContaining({ pathname: '/list', search: '?q=ada' }));
  expect(heading()).toBe('Home');
  answer();
  await act(() => going);
  expect(heading()).toBe('List');
});

it('waits at most 200 ms for the data', async () => {
  const { router } = await open(() => new Promise(() => undefined));
  vi.useFakeTimers();
  const going = router.navigate('/list');
  await vi.advanceTimersByTimeAsync(199);
  expect(router.state.navigation.state).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  await act(() => going);
  expect(heading()).toBe('List');
});

it('opens the page when its data could not be fetched', async () => {
  const { router } = await open(() => Promise.reject(new Error('refused')));
  await act(() => router.navigate('/list'));
  expect(heading()).toBe('List');
});

it('renders the first page of a visit with its data, too', async () => {
  let answered = false;
  const answer = (resolve: () => void) => {
    answered = true;
    resolve();
  };
  await open(
    () => new Promise((resolve) => void setTimeout(answer, 0, resolve)),
    '/list',
    () => <h1>{answered ? 'List with its data' : 'List'}</h1>,
  );
  expect(heading()).toBe('List with its data');
});
