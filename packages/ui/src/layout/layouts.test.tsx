import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../test/render.tsx';
import { TemplateLayout } from '../template/template-layout.tsx';
import { DoorLayout } from './door-layout.tsx';
import { useFlow } from './flow-context.ts';
import { ProductLayout } from './product-layout.tsx';
import type { Flow } from './product-nav.tsx';

const nav = [
  { key: 'home', label: 'Home', to: '/', icon: 'home', current: true },
  { key: 'people', label: 'Recipients', to: '/people', icon: 'user', tab: false },
] as const;

const flow: Flow = { title: 'Top-up', backLabel: 'Back', backTo: '/' };
function FlowPage() {
  useFlow(flow);
  return <h1>Who is it for?</h1>;
}

const product = (page: React.ReactNode) => (
  <ProductLayout
    homeTo="/"
    skipLabel="Skip to content"
    navLabel="Main"
    nav={nav}
    cart={{ label: 'Cart, 3 items', count: 3, to: '/cart' }}
  >
    {page}
  </ProductLayout>
);

const sections = [
  {
    key: 'apps',
    title: 'Apps',
    places: [{ key: 'invoice', label: 'Invoices', children: [{ key: 'list', label: 'List', to: '/list', current: true }] }],
  },
];
const template = (
  <TemplateLayout
    skipLabel="Skip"
    openMenuLabel="Open menu"
    toTopLabel="To the top"
    menu={{ brandTo: '/', label: 'Places', sections }}
    end={<span>end</span>}
    footer="foot"
  >
    <h1>Invoices</h1>
  </TemplateLayout>
);

it('frames a page of the product: skip link, places, cart, page', async () => {
  const { user } = draw(product(<h1>Home</h1>));
  const [line, tabs] = screen.getAllByRole('navigation', { name: 'Main' });
  expect(within(line!).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  expect(within(tabs!).queryByRole('link', { name: 'Recipients' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

it.each([
  ['product', () => product(<h1>Home</h1>)],
  ['template', () => template],
])('skips to the page of the %s and leaves address and history alone', async (_, frame) => {
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  const steps = history.length;
  const { user } = draw(frame());
  await user.tab();
  await user.keyboard('{Enter}');
  const main = screen.getByRole('main');
  expect(main).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([main]);
  expect([location.hash, history.length]).toEqual(['', steps]);
});

it('shows back and title of a flow, and forgets them with the page', () => {
  const { rerender } = draw(product(<FlowPage />));
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  rerender(product(<h1>Home</h1>));
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

it('frames the doors with the mark and one form', () => {
  draw(
    <DoorLayout homeTo="/login" foot="Safe">
      <h1>Welcome back</h1>
    </DoorLayout>,
  );
  expect(screen.getByRole('link', { name: 'Kado' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Safe');
});

it('opens the menu of the template where it does not stand beside the page', async () => {
  const { user } = draw(template);
  const group = screen.getByRole('button', { name: 'Invoices', expanded: true });
  await user.click(group);
  expect(screen.queryByRole('link', { name: 'List' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Places' });
  expect(within(drawer).getByRole('link', { name: 'List', current: 'page' })).toBeInTheDocument();
});
