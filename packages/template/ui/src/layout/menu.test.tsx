import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '@kado/ui/testing/render';
import { afterPress, holdsCurrent, type MenuSection, trailOf } from './menu-rules.ts';
import { SideMenu } from './side-menu.tsx';
import { slotsOf, TopMenu } from './top-menu.tsx';

const sections = (at: string): MenuSection[] => {
  const leaf = (key: string) => ({ key, label: key, to: `/${key}`, current: at === key });
  return [
    { key: 'dash', items: [{ key: 'boards', label: 'Boards', badge: 2, children: [leaf('shop'), leaf('numbers')] }] },
    {
      key: 'apps',
      title: 'Apps',
      items: [
        leaf('mail'),
        { key: 'bills', label: 'Bills', children: [leaf('list'), leaf('add')] },
        { ...leaf('roles'), denied: 'Only admins read roles' },
      ],
    },
  ];
};
const items = (at: string) => sections(at).flatMap((section) => section.items);

it.each([
  ['shop', 'boards'],
  ['add', 'bills'],
  ['mail', undefined],
  ['nowhere', undefined],
])('at %s the group of the current page is %s', (at, group) => {
  expect(trailOf(items(at))).toBe(group);
  expect(items(at).some(holdsCurrent)).toBe(at !== 'nowhere');
});

it.each([
  [undefined, 'a', 'a'],
  ['a', 'b', 'b'],
  ['a', 'a', undefined],
])('if group %s is open, pressing %s leaves %s open', (open, pressed, left) => expect(afterPress(open, pressed)).toBe(left));

it('opens one group at a time, at first the group of the current page', async () => {
  const { user, rerender } = draw(<SideMenu brandTo="/" label="Menu" sections={sections('shop')} />);
  const opened = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
  expect(opened()).toEqual(['Boards2']);
  expect(screen.getByRole('link', { name: 'shop' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Bills' }));
  expect(opened()).toEqual(['Bills']);
  expect(screen.queryByRole('link', { name: 'shop' })).toBeNull();
  rerender(<SideMenu brandTo="/" label="Menu" sections={sections('numbers')} />);
  expect(opened()).toEqual(['Bills']);
  rerender(<SideMenu brandTo="/" label="Menu" sections={sections('add')} />);
  expect(opened()).toEqual(['Bills']);
  rerender(<SideMenu brandTo="/" label="Menu" sections={sections('numbers')} />);
  expect(opened()).toEqual(['Boards2']);
});

it('disables a denied entry and describes why', () => {
  draw(<SideMenu brandTo="/" label="Menu" sections={sections('mail')} />);
  expect(screen.queryByRole('link', { name: 'roles' })).toBeNull();
  expect(screen.getByRole('button', { name: 'roles' })).toHaveAccessibleDescription('Only admins read roles');
});

it('has no open group while it shows only icons', () => {
  const { rerender } = draw(<SideMenu brandTo="/" label="Menu" sections={sections('shop')} mini />);
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  rerender(<SideMenu brandTo="/" label="Menu" sections={sections('shop')} />);
  expect(screen.getByRole('button', { name: /Boards/, expanded: true })).toBeInTheDocument();
});

it('has a button that pins it open', async () => {
  const onPress = vi.fn<() => void>();
  const { user } = draw(
    <SideMenu brandTo="/" label="Menu" sections={sections('mail')} mini pin={{ label: 'Keep open', pressed: false, onPress }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Keep open', pressed: false }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('shows the same tree as drop-downs in the horizontal menu', async () => {
  expect(slotsOf(sections('add')).map(({ label, children }) => [label, children?.length])).toEqual([
    ['Boards', 2],
    ['Apps', 3],
  ]);
  const { user } = draw(<TopMenu label="Menu" sections={sections('add')} />);
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.queryByRole('link')).toBeNull();
  await user.click(menu.getByRole('button', { name: 'Apps' }));
  expect(menu.getByRole('link', { name: 'add' })).toHaveAttribute('aria-current', 'page');
  await user.click(menu.getByRole('button', { name: /Boards/ }));
  expect(menu.queryByRole('link', { name: 'add' })).toBeNull();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu.queryByRole('link')).toBeNull();
  expect(menu.getByRole('button', { name: /Boards/ })).toHaveFocus();
});
