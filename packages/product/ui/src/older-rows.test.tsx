import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { OlderRows } from './older-rows.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });

it('says that older rows could not be loaded, and tries again', () => {
  const fetchNextPage = vi.fn<() => void>();
  const list = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: true, fetchNextPage };
  render(<OlderRows list={list} shown="20 orders" label="Show older orders" />, {
    wrapper: ({ children }) => <I18nProvider words={words}>{children}</I18nProvider>,
  });
  expect(screen.getByRole('alert')).toHaveTextContent(en.error.title);
  fireEvent.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
