import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { SortMenu, type SortMenuProps } from './sort-menu.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
const change = vi.fn<SortMenuProps['list']['change']>();
const choose = async (query: SortMenuProps['list']['query'], name: string, first?: 'asc' | 'desc') => {
  const columns = [
    { key: 'id', label: 'Number' },
    { key: 'total', label: 'Total' },
  ];
  render(
    <I18nProvider words={words}>
      <SortMenu list={{ query, change }} columns={columns} {...(first && { first })} />
    </I18nProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sort', hidden: true }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name, hidden: true }));
};

it('starts with the direction of the list, and names the direction of the chosen column', async () => {
  await choose({ sort: 'desc', sortColumn: 'id' }, 'Total', 'desc');
  expect(change).toHaveBeenLastCalledWith({ sortColumn: 'total', sort: 'desc' });
});

it('reverses the direction of the chosen column', async () => {
  await choose({ sort: 'asc', sortColumn: 'total' }, 'Total, ascending');
  expect(change).toHaveBeenLastCalledWith({ sortColumn: 'total', sort: 'desc' });
});

it('reverses the direction of a column that starts descending', async () => {
  await choose({ sort: 'asc', sortColumn: 'total' }, 'Total, ascending', 'desc');
  expect(change).toHaveBeenLastCalledWith({ sortColumn: 'total', sort: 'desc' });
});
