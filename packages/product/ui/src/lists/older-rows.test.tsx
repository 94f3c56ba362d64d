import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { OlderRows } from './older-rows.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });

type List = Parameters<typeof OlderRows>[0]['list'];

/** Renders OlderRows with more rows to load; the returned function changes the list. */
function show(given: Partial<List> = {}) {
  const fetchNextPage = vi.fn<() => void>();
  const end = (more: Partial<List>) => (
    <I18nProvider words={words}>
      <OlderRows
        list={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage, ...given, ...more }}
        shown="20 orders"
        label="Show older orders"
      />
    </I18nProvider>
  );
  const { rerender } = render(end({}));
  return { fetchNextPage, change: (more: Partial<List>) => rerender(end(more)) };
}

it('loads older rows after the refresh during which the button was pressed', () => {
  const { fetchNextPage, change } = show({ isFetching: true });
  fireEvent.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(fetchNextPage).not.toHaveBeenCalled();
  change({ isFetching: false });
  change({ isFetching: true, isFetchingNextPage: true });
  change({ isFetching: false });
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

it('moves the focus to the end of the list when the button disappears with the last rows', () => {
  const { change } = show();
  const button = screen.getByRole('button', { name: 'Show older orders' });
  button.focus();
  fireEvent.click(button);
  change({ hasNextPage: false });
  expect(screen.getByText('20 orders').parentElement).toHaveFocus();
});

it('shows an error when older rows could not be loaded, and retries', () => {
  const { fetchNextPage } = show({ isFetchNextPageError: true });
  expect(screen.getByRole('alert')).toHaveTextContent(en.error.title);
  fireEvent.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
