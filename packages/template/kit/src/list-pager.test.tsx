import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { ListPager, type ListPagerProps } from './list-pager.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
const change = vi.fn<ListPagerProps['list']['change']>();
const show = (page: number) =>
  render(
    <I18nProvider words={words}>
      <ListPager list={{ query: { page, perPage: 10 }, change, pages: 3 }} total={24} />
    </I18nProvider>,
  );

it('shows the range of rows and the total, also on the last page', () => {
  show(3);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByText('21–24 of 24')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

it('adds a history entry for a new page, but not for a new page size', async () => {
  show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(change).toHaveBeenLastCalledWith({ page: 1 }, { push: true });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '25');
  expect(change).toHaveBeenLastCalledWith({ perPage: 25 });
});
