import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { AfterNavigation } from './after-navigation.tsx';
import { AppProvider, type PageApp } from './app-context.ts';

const words = createI18n({ lng: 'en', resources: { en: { common: en, 'product-cart': { title: 'Your cart' } } } });

/** A page whose button replaces itself when pressed, and the first time also the heading. */
function Loading() {
  const [step, setStep] = useState(0);
  return (
    <>
      <h1 key={step === 0 ? 'loading' : 'loaded'}>{step === 0 ? 'Loading' : 'Loaded'}</h1>
      <p>beside</p>
      {step < 3 && (
        <button key={`button ${step}`} type="button" onClick={() => setStep(step + 1)}>
          next
        </button>
      )}
    </>
  );
}

/** A page whose heading appears only after its data has loaded; the button simulates that. */
function Slow() {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {loaded && <h1>Arrived</h1>}
      <button type="button" onClick={() => setLoaded(true)}>
        load
      </button>
    </>
  );
}

/** A dialog whose button removes itself, or the whole dialog. */
function Panel() {
  const [left, setLeft] = useState({ panel: true, button: true });
  return (
    <>
      <h1>Page</h1>
      {left.panel && (
        <dialog open aria-label="panel">
          {left.button && (
            <button type="button" onClick={() => setLeft({ panel: true, button: false })}>
              remove
            </button>
          )}
          <button type="button" onClick={() => setLeft({ panel: false, button: false })}>
            close
          </button>
        </dialog>
      )}
    </>
  );
}

function open(app?: Partial<PageApp>) {
  const routes = [
    {
      element: (
        <>
          <AfterNavigation />
          <Link to="/">menu</Link>
          <Outlet />
        </>
      ),
      children: [
        {
          path: '/',
          element: (
            <>
              <h1>Home</h1>
              <Link to="/orders">orders</Link> <Link to="/cart">cart</Link> <Link to="/search">search</Link>{' '}
              <Link to="/loading">loading</Link> <Link to="/slow">slow</Link>
            </>
          ),
        },
        { path: '/orders', element: <h1>Orders</h1> },
        { path: '/panel', element: <Panel /> },
        { path: '/slow', element: <Slow /> },
        { path: '/loading', element: <Loading /> },
        { path: '/cart', handle: { feature: 'product-cart', title: 'title' }, element: <h1>3 things</h1> },
        {
          path: '/search',
          element: (
            <>
              <h1>Search</h1>
              <input aria-label="find" ref={(field) => field?.focus()} />
            </>
          ),
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes);
  render(
    <I18nProvider words={words}>
      <AppProvider value={app as PageApp | undefined}>
        <RouterProvider router={router} />
      </AppProvider>
    </I18nProvider>,
  );
  return { router };
}

it('sets the document title to the page’s heading and does not move the focus on the first page', async () => {
  open();
  await vi.waitFor(() => expect(document.title).toBe('Home · Kado'), 30_000);
  expect(document.body).toHaveFocus();
});

it('moves the focus to the heading of the next page', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'orders' }));
  const heading = await screen.findByRole('heading', { name: 'Orders' });
  await vi.waitFor(() => expect(heading).toHaveFocus(), 30_000);
  await vi.waitFor(() => expect(document.title).toBe('Orders · Kado'), 30_000);
});

it('prefers the route’s title', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'cart' }));
  await vi.waitFor(() => expect(document.title).toBe('Your cart · Kado'), 30_000);
});

it('ends the document title with the name of another app', async () => {
  open({ name: 'Ledger' });
  await vi.waitFor(() => expect(document.title).toBe('Home · Ledger'), 30_000);
  await userEvent.click(await screen.findByRole('link', { name: 'cart' }));
  await vi.waitFor(() => expect(document.title).toBe('Your cart · Ledger'), 30_000);
});

it('keeps the focus in a field of the new page', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'search' }));
  expect(await screen.findByRole('textbox', { name: 'find' })).toHaveFocus();
});

it('moves the focus from a removed element to the heading, also if the heading was replaced', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'loading' }));
  const focused = (name: string) => vi.waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus(), 30_000);
  await focused('Loading');
  act(() => screen.getByRole('button').click());
  await focused('Loaded');
  screen.getByRole('button').focus();
  act(() => screen.getByRole('button').click());
  await focused('Loaded');
});

it('moves the focus from a removed element to the dialog around it, and to the heading when that dialog closes', async () => {
  const { router } = open();
  await act(() => router.navigate('/panel'));
  screen.getByRole('button', { name: 'remove' }).focus();
  act(() => screen.getByRole('button', { name: 'remove' }).click());
  await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'panel' })).toHaveFocus(), 30_000);
  screen.getByRole('button', { name: 'close' }).focus();
  act(() => screen.getByRole('button', { name: 'close' }).click());
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus(), 30_000);
});

it('moves the focus to a heading that appears late, and does not keep the previous page’s title until then', async () => {
  const { router } = open();
  await vi.waitFor(() => expect(document.title).toBe('Home · Kado'), 30_000);
  await act(() => router.navigate('/slow'));
  await vi.waitFor(() => expect(document.title).toBe('Kado'), 30_000);
  screen.getByRole('link', { name: 'menu' }).focus(); // a closing menu moves the focus like this
  act(() => screen.getByRole('button').click());
  const heading = await screen.findByRole('heading', { name: 'Arrived' });
  await vi.waitFor(() => expect(heading).toHaveFocus(), 30_000);
  expect(document.title).toBe('Arrived · Kado');
});

it.each([
  ['moved the focus', () => userEvent.tab()],
  ['pressed something', () => userEvent.click(screen.getByRole('button'))],
])('does not move the focus of a user who has %s while the page loads', async (_, move) => {
  const { router } = open();
  await act(() => router.navigate('/slow'));
  screen.getByRole('link', { name: 'menu' }).focus();
  await move();
  const active = document.activeElement;
  act(() => screen.getByRole('button').click());
  await vi.waitFor(() => expect(document.title).toBe('Arrived · Kado'), 30_000);
  expect(active).toHaveFocus();
  expect(active).toHaveAccessibleName('load');
});
