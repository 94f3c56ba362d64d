import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { createI18n } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { createKadoStore, sessionStarted } from '@kado/state';
import { useToast } from '@kado/ui';
import { AppProviders } from './app-providers.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
const app = { features: [], settings: { demo: true, host: '' }, nonce: '', switchVariant: async () => undefined };

function Toasting() {
  const toast = useToast();
  useEffect(() => toast({ text: 'Deleted' }), [toast]);
  return null;
}

it.each(['product', 'template'] as const)('dismisses the toasts when another user signs in, in the %s', async (variant) => {
  const store = createKadoStore({ api: () => ({}) as never, secret: 'test' });
  const signIn = (id: number) => {
    const user = variant === 'template' ? { id } : ({ id: `user ${id}` } as never);
    store.dispatch(sessionStarted({ user }));
  };
  signIn(1);
  render(
    <MemoryRouter>
      <AppProviders variant={variant} store={store} words={words} app={app}>
        <Toasting />
      </AppProviders>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Deleted');
  act(() => signIn(1));
  expect(screen.getByRole('status')).toHaveTextContent('Deleted');
  act(() => signIn(2));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  store.close();
});
