import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

vi.mock('@kado/feature-kit', async (original) => ({ ...(await original<object>()), useApp: () => ({ features: [] }) }));
vi.mock('@kado/i18n', async (original) => ({
  ...(await original<object>()),
  useTranslation: () => ({ t: (key: string) => key }),
}));

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/cart.js');

async function fail(recover: () => 'reloading' | 'missing' | undefined) {
  // The router logs the error.
  for (const way of ['error', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => undefined);
  const load = () => {
    throw missing;
  };
  const router = createMemoryRouter([{ path: '/', loader: load, errorElement: <ErrorScreen recover={recover} /> }]);
  // The screen listens for the network once all of this is over.
  await act(async () => {
    render(<RouterProvider router={router} />);
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), 30_000);
  });
}

it('says that the device is offline when a page cannot be fetched, and retries by itself once online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const recover = vi.fn<() => 'reloading' | 'missing'>(() => 'missing');
  await fail(recover);
  expect(await screen.findByRole('heading', { name: 'offline.title' })).toBeInTheDocument();
  recover.mockClear().mockReturnValue('reloading');
  act(() => void dispatchEvent(new Event('online')));
  expect(recover).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'offline.title' })).toBeInTheDocument();
});

it('offers a button when a reload has just been tried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fail(() => 'missing');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'action.reload' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'error.newVersionTitle' })).toBeInTheDocument();
});
