import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineFeature, publicRoute } from './define.ts';
import { openFeature } from './testing.ts';

it('renders the progress bar during a navigation; the bar itself delays its appearance', async () => {
  const page = Promise.withResolvers<{ Component: () => React.ReactNode }>();
  const feature = defineFeature({
    id: 'product-slow',
    routes: [
      { path: '', handle: publicRoute, lazy: async () => ({ Component: () => <h1>Home</h1> }) },
      { path: 'slow', handle: publicRoute, lazy: () => page.promise },
    ],
  });
  const { router } = await openFeature(feature, '/');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => void router.navigate('/slow'));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  await act(async () => page.resolve({ Component: () => <h1>Slow</h1> }));
  expect(await screen.findByRole('heading', { name: 'Slow' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
