import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { TemplateLayout } from './template-layout.tsx';

const sections = [
  {
    key: 'apps',
    title: 'Apps',
    items: [{ key: 'invoice', label: 'Invoices', children: [{ key: 'list', label: 'List', to: '/list', current: true }] }],
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

it('skips to the page, and changes neither URL nor history', async () => {
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  const steps = history.length;
  const { user } = draw(template);
  await user.tab();
  await user.keyboard('{Enter}');
  const main = screen.getByRole('main');
  expect(main).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([main]);
  expect([location.hash, history.length]).toEqual(['', steps]);
});

it('opens the menu in a drawer where it is not shown beside the page', async () => {
  const { user } = draw(template);
  const group = screen.getByRole('button', { name: 'Invoices', expanded: true });
  await user.click(group);
  expect(screen.queryByRole('link', { name: 'List' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Places' });
  expect(within(drawer).getByRole('link', { name: 'List', current: 'page' })).toBeInTheDocument();
});
