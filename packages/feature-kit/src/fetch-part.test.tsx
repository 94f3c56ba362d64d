import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { ToastProvider } from '@kado/ui';
import { AppProvider, type App } from './app-context.ts';
import { useFetchPart, useRunAction } from './fetch-part.ts';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function Page({ again }: { again: boolean }) {
  const fetchPart = useFetchPart();
  const runAction = useRunAction();
  return (
    <>
      <button type="button" onClick={() => void fetchPart(missing, again).catch(() => undefined)}>
        Open
      </button>
      <button type="button" onClick={() => void runAction(missing)}>
        Leave
      </button>
    </>
  );
}

async function press(isOutdated: App['isOutdated'], { again = false, name = 'Open' } = {}) {
  const speculated = vi.fn();
  const speculate = <Fetched,>(fetch: () => Promise<Fetched>) => {
    speculated();
    return fetch();
  };
  const base = { features: [], settings: { demo: true, host: '' }, nonce: '' };
  const app = { ...base, switchVariant: async () => undefined, loadNamespace: async () => undefined, speculate };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider words={words}>
      <AppProvider value={{ ...app, ...(isOutdated && { isOutdated }) }}>
        <ToastProvider regionLabel="Messages" closeLabel="Close">
          {children}
        </ToastProvider>
      </AppProvider>
    </I18nProvider>
  );
  render(<Page again={again} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name }));
  return speculated;
}

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

it.each([
  ['the app cannot tell', undefined],
  ['the server has no newer build', async () => false],
  ['the server does not respond', () => Promise.reject(new Error('offline'))],
])('shows the offline text if a part cannot be loaded and %s, and does not reload the page', async (_, isOutdated) => {
  const speculated = await press(isOutdated);
  expect(await screen.findByText(UNREACHABLE, { selector: 'output' })).toBeInTheDocument();
  expect(speculated).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
});

it('offers to reload if the server has a newer build', async () => {
  await press(async () => true);
  expect(await screen.findByText(/Reload to continue/, { selector: 'output' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

it('shows nothing when a quiet fetch fails', async () => {
  const isOutdated = vi.fn(async () => true);
  await press(isOutdated, { again: true });
  expect(isOutdated).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows the offline text for an action, too, and does not reject', async () => {
  await press(undefined, { name: 'Leave' });
  expect(await screen.findByText(UNREACHABLE, { selector: 'output' })).toBeInTheDocument();
});
