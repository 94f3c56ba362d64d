import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const app = vi.hoisted(() => ({ features: [] as object[] }));
vi.mock('@kado/feature-kit', async (original) => ({ ...(await original<object>()), useApp: () => app }));
vi.mock('@kado/i18n', async (original) => ({
  ...(await original<object>()),
  useTranslation: () => ({ t: (key: string) => key }),
}));

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/cart.js');

type Recover = Parameters<typeof ErrorScreen>[0]['recover'];

async function fail(recover: Recover, error: unknown = missing) {
  // The router logs the error.
  for (const way of ['error', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => undefined);
  const load = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', loader: load, errorElement: <ErrorScreen recover={recover} /> }]);
  // Waits until the screen is rendered and has added its `online` listener.
  await act(async () => {
    render(<RouterProvider router={router} />);
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), 30_000);
  });
}

it('says that the server cannot be reached, and retries when asked and by itself once online', async () => {
  const recover = vi.fn<Recover>(async () => 'offline');
  await fail(recover);
  expect(await screen.findByText('error.offlineText')).toBeInTheDocument();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'action.retry' })));
  expect(recover).toHaveBeenCalledTimes(2);
  expect(screen.getByText('error.offlineText')).toBeInTheDocument();
  recover.mockResolvedValue('reloading');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(recover).toHaveBeenCalledTimes(3);
});

it.each([
  ['newVersion', 'error.newVersionTitle'],
  [undefined, 'error.screenTitle'],
] as const)('offers to reload when an automatic reload has not helped: %s', async (found, title) => {
  await fail(async () => found);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'action.reload' })).toBeInTheDocument();
});

it.each([403, 404])('says that the server cannot be reached if the screen for a %i cannot be fetched', async (status) => {
  const notFound = vi.fn(() => Promise.reject(missing));
  app.features = [{ id: 'product-shell', screens: { notFound } }];
  const recover = vi.fn<Recover>(async (error) => (error === missing ? 'offline' : undefined));
  await fail(recover, new Response(null, { status }));
  expect(await screen.findByRole('heading', { name: 'error.offlineTitle' })).toBeInTheDocument();
  recover.mockResolvedValue('reloading');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'action.retry' })));
  expect(recover).toHaveBeenLastCalledWith(missing);
  expect(notFound).toHaveBeenCalledOnce();
});
