import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { draw } from '@kado/ui/testing/render';
import { AuthLayout } from './auth-layout.tsx';
import { useFlow } from './flow-context.ts';
import { ProductLayout } from './product-layout.tsx';

const nav = [
  { key: 'home', label: 'Home', to: '/', icon: 'home', current: true },
  { key: 'people', label: 'Recipients', to: '/people', icon: 'user', tab: false },
] as const;

function FlowPage() {
  useFlow({ title: 'Top-up', backTo: '/' });
  return <h1>Who is it for?</h1>;
}

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });

const product = (page: React.ReactNode) => (
  <I18nProvider words={words}>
    <ProductLayout
      homeTo="/"
      skipLabel="Skip to content"
      navLabel="Main"
      nav={nav}
      cart={{ label: 'Cart, 3 items', count: 3, to: '/cart' }}
    >
      {page}
    </ProductLayout>
  </I18nProvider>
);

it('shows skip link, navigation, cart and page', async () => {
  const { user } = draw(product(<h1>Home</h1>));
  const [line, tabs] = screen.getAllByRole('navigation', { name: 'Main' });
  expect(within(line!).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  expect(within(tabs!).queryByRole('link', { name: 'Recipients' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

it('skips to the page without changing URL and history', async () => {
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  const steps = history.length;
  const { user } = draw(product(<h1>Home</h1>));
  await user.tab();
  await user.keyboard('{Enter}');
  const main = screen.getByRole('main');
  expect(main).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([main]);
  expect([location.hash, history.length]).toEqual(['', steps]);
});

it('shows the back link and title of a flow, and removes them when the page unmounts', () => {
  const { rerender } = draw(product(<FlowPage />));
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  rerender(product(<h1>Home</h1>));
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

it('shows sign-in pages with the logo and one form', () => {
  draw(
    <AuthLayout homeTo="/login" foot="Safe">
      <h1>Welcome back</h1>
    </AuthLayout>,
  );
  expect(screen.getByRole('link', { name: 'Kado' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Safe');
});
