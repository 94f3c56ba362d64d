import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { EmptyStatePage } from '../illustrations/empty-state.tsx';
import { NotFoundArt } from '../illustrations/not-found-art.tsx';
import { OfflineBanner, TopProgress } from './banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FourStates } from './four-states.tsx';
import { SkeletonRows } from './skeleton.tsx';

const retry = vi.fn<() => void>();
const states = (status: 'loading' | 'error' | 'empty' | 'data') => (
  <FourStates
    status={status}
    loadingLabel="Loading orders"
    skeleton={<SkeletonRows />}
    error={{ title: 'We could not load your orders', text: 'Try again.', retryLabel: 'Try again', onRetry: retry }}
    empty={<p>Nothing sent yet</p>}
  >
    <p>Three orders</p>
  </FourStates>
);

it.each([
  ['loading', () => screen.getByRole('group', { name: 'Loading orders', busy: true })],
  ['error', () => screen.getByRole('alert')],
  ['empty', () => screen.getByText('Nothing sent yet')],
  ['data', () => screen.getByText('Three orders')],
] as const)('shows the state %s and no other', (status, find) => {
  draw(states(status));
  expect(find()).toBeInTheDocument();
  const seen = [
    screen.queryByRole('group'),
    screen.queryByRole('alert'),
    screen.queryByText('Nothing sent yet'),
    screen.queryByText('Three orders'),
  ];
  expect(seen.filter(Boolean)).toHaveLength(1);
});

it('offers to try again after a failure', async () => {
  const { user } = draw(states('error'));
  expect(screen.getByRole('heading', { name: 'We could not load your orders' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('shows the banner while the device is offline', () => {
  draw(<OfflineBanner>You are offline.</OfflineBanner>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('names the progress bar of a page that is loading', () => {
  const { rerender } = draw(<TopProgress active label="Loading the page" />);
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  rerender(<TopProgress active={false} label="Loading the page" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

function Broken(): never {
  throw new Error('broken');
}

it('replaces a crash by a fallback', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  draw(
    <ErrorBoundary fallback={<p>well</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('well')).toBeInTheDocument();
});

it('has one top heading on the not-found page', () => {
  draw(
    <EmptyStatePage art={NotFoundArt} title="No such address" actions={<a href="/">Home</a>}>
      Check the address.
    </EmptyStatePage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No such address' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});
